import type { ComponentType } from 'react';
import { Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom';
import { CrashPage } from '../problems/CrashPage';
import { NotFoundPage } from '../problems/NotFoundPage';
import { PageSkeleton } from '../problems/PageSkeleton';
import { whyNotLoaded } from '../problems/whyNotLoaded';
import { SignedIn } from '../session/SignedIn';
import { whenIdle } from './whenIdle';

/**
 * Every address of the app. The workspace's screens stand twice, at the top level and under /app (GEN-01); each loads its
 * own code when it is first visited, or, a list's form, before.
 */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <CrashPage />,
    hydrateFallbackElement: <PageSkeleton />,
    children: [
      {
        index: true,
        lazy: lazily(async () => (await import('../landing/LandingPage')).LandingPage),
      },
      {
        path: 'sign-in',
        lazy: lazily(async () => (await import('../session/SignInPage')).SignInPage),
      },
      { path: 'setup', lazy: lazily(async () => (await import('../session/SetupPage')).SetupPage) },
      {
        element: <SignedIn />,
        children: [
          {
            lazy: lazily(async () => (await import('../shell/Shell')).Shell),
            children: [...screens(), { path: 'app', children: [dashboard({ index: true }), ...screens()] }],
          },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** The screens of a signed-in person, by their path below '/' and '/app'. */
function screens(): RouteObject[] {
  return [
    dashboard({ path: 'dashboard' }),
    ...listAndForm(
      'clients',
      async () => (await import('../clients/ClientsPage')).ClientsPage,
      async () => (await import('../clients/ClientFormPage')).ClientFormPage,
    ),
    ...listAndForm(
      'projects',
      async () => (await import('../projects/ProjectsPage')).ProjectsPage,
      async () => (await import('../projects/ProjectFormPage')).ProjectFormPage,
    ),
    ...listAndForm(
      'tasks',
      async () => (await import('../tasks/TasksPage')).TasksPage,
      async () => (await import('../tasks/TaskFormPage')).TaskFormPage,
    ),
  ];
}

function screen(path: string, load: Load): RouteObject {
  return { path, errorElement: <CrashPage />, lazy: lazily(load) };
}

/**
 * A screen's code as a route wants it. Code that does not come (a new version was installed, the server is away) is thrown by
 * the screen, so that the nearest CrashPage tells of it: where `lazy` itself fails, React Router leaves the page empty.
 */
function lazily(load: Load) {
  return async (): Promise<{ Component: ComponentType }> => {
    try {
      return { Component: await load() };
    } catch (error) {
      return { Component: throwing(await whyNotLoaded(error)) };
    }
  };
}

type Load = () => Promise<ComponentType>;

/**
 * A list, and one form at two addresses: what `?id=` says makes it an edit. Who is on the list most likely opens the form next, so that
 * its code is loaded while nothing else is to be done.
 */
function listAndForm(path: string, loadList: Load, loadForm: Load): RouteObject[] {
  const loadBoth = async () => {
    const page = await loadList();
    // What does not come now is asked for again, and told of, when the form is opened.
    whenIdle(() => void loadForm().catch(() => undefined));
    return page;
  };
  return [screen(path, loadBoth), screen(`${path}/new`, loadForm), screen(`${path}/edit`, loadForm)];
}

function throwing(cause: unknown): ComponentType {
  return () => {
    throw cause;
  };
}

function dashboard(at: { index: true } | { path: string }): RouteObject {
  return {
    ...at,
    errorElement: <CrashPage />,
    lazy: lazily(async () => (await import('../dashboard/DashboardPage')).DashboardPage),
  };
}

function Root() {
  return (
    <>
      <Outlet />
      {/* By path: going back to a list shows the place that one left. */}
      <ScrollRestoration getKey={({ pathname }) => pathname} />
    </>
  );
}
