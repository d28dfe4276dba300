import { ToastProvider } from '@linework/design-system';
import type { SessionInfo } from '@linework/domain';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createBrowserRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { createQueryClient } from '../api/queryClient';
import { AppLinks } from '../app/AppLinks';
import { SessionContext } from '../session/SessionContext';
import { sessionOf } from './session';

interface ScreenOptions {
  /** Where the person is: '/tasks?status=pending'. */
  at?: string;
  session?: SessionInfo;
  /** Other pages to go to. Any path but the first shows its own path as text unless given here. */
  routes?: RouteObject[];
}

/** Renders a screen as the shell would: router, session, cache and toasts around it. */
export function renderScreen(
  screen: ReactNode,
  { at = '/', session = sessionOf(), routes = [] }: ScreenOptions = {},
): RenderResult & { router: ReturnType<typeof createBrowserRouter>; queryClient: QueryClient } {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  // The browser's own history, as in the app: a search is written past the router. Each screen is a new entry of it.
  window.history.replaceState({ key: crypto.randomUUID() }, '', at);
  const router = createBrowserRouter([
    {
      element: (
        <SessionContext value={session}>
          <ToastProvider>
            <AppLinks>
              <Outlet />
            </AppLinks>
          </ToastProvider>
        </SessionContext>
      ),
      children: [
        { path: at.split('?')[0] ?? at, element: screen },
        ...routes,
        { path: '*', element: <p>Another page</p> },
      ],
    },
  ]);
  onTestFinished(() => router.dispose());
  const rendered = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...rendered, router, queryClient };
}
