import type { ComponentType } from 'react';
import { Navigate, Outlet, type RouteObject, ScrollRestoration, useLocation } from 'react-router-dom';
import { CrashPage } from '../problems/CrashPage';
import { NotFoundPage } from '../problems/NotFoundPage';
import { PageSkeleton } from '../problems/PageSkeleton';
import { whyNotLoaded } from '../problems/whyNotLoaded';
import { SignedIn } from '../session/SignedIn';
import { nameOf, type Screen, screens } from './screens';
import { whenIdle } from './whenIdle';

/** By file: the code of each screen and of the workspace's frame, loaded when it is first called. */
const files = import.meta.glob<Record<string, ComponentType>>([
  '../*/*Page.tsx',
  '!../problems/*',
  '../shell/Shell.tsx',
]);

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
      ...screens.filter(({ inWorkspace }) => !inWorkspace).map((screen) => routeOf(screen)),
      {
        element: <SignedIn />,
        children: [
          {
            lazy: lazily('shell/Shell.tsx'),
            children: [...workspaceRoutes(), { path: 'app', children: [appItself(), ...workspaceRoutes()] }],
          },
        ],
      },
      { path: 'app/register', element: <ToRegister /> },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** The screens of a signed-in person, by their path below '/' and '/app'. */
function workspaceRoutes(): RouteObject[] {
  return screens
    .filter(({ inWorkspace }) => inWorkspace)
    .map((screen) => ({ ...routeOf(screen), errorElement: <CrashPage /> }));
}

/** /app is the dashboard. */
function appItself(): RouteObject {
  return { index: true, errorElement: <CrashPage />, lazy: lazily('dashboard/DashboardPage.tsx') };
}

function routeOf({ path, file, next }: Screen): RouteObject {
  const lazy = lazily(file, next);
  return path === '' ? { index: true, lazy } : { path, lazy };
}

/**
 * A screen's code as a route wants it. Code that does not come (a new version was installed, the server is away) is thrown by
 * the screen, so that the nearest CrashPage tells of it: where `lazy` itself fails, React Router leaves the page empty.
 */
function lazily(file: string, next?: string) {
  return async (): Promise<{ Component: ComponentType }> => {
    try {
      const Component = await load(file);
      // What does not come now is asked for again, and told of, when it is opened.
      if (next) whenIdle(() => void load(next).catch(() => undefined));
      return { Component };
    } catch (error) {
      return { Component: throwing(await whyNotLoaded(error)) };
    }
  };
}

async function load(file: string): Promise<ComponentType> {
  const found = await files[`../${file}`]?.();
  const Component = found?.[nameOf({ file })];
  if (!Component) throw new Error(`${file} exports no component of its name`);
  return Component;
}

function throwing(cause: unknown): ComponentType {
  return () => {
    throw cause;
  };
}

/** /register stands outside the guard; under /app it leads there (GEN-01). */
function ToRegister() {
  const { search } = useLocation();
  return <Navigate to={`/register${search}`} replace />;
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
