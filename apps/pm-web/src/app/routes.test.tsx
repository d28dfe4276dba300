import { render, screen } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isShown } from '../../../../e2e/tour/stops';
import { routes } from './routes';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('../tasks/TaskFormPage', () => {
  loaded();
  return { TaskFormPage: () => null };
});

afterEach(() => {
  vi.useRealTimers();
});

const screens = [
  '/dashboard',
  '/time-tracking',
  '/time-tracking/edit',
  '/time-tracking/approvals',
  '/time-tracking/import',
  '/import',
  '/documents',
  '/drawings',
  '/search',
  '/trash',
  ...['clients', 'projects', 'tasks', 'users'].flatMap((list) => [
    `/${list}`,
    `/${list}/new`,
    `/${list}/edit`,
  ]),
];
const patternOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path;

describe('the addresses', () => {
  test.each(screens)('GEN-01: %s exists at the top level and again under /app', (path) => {
    expect(patternOf(path)).not.toBe('*');
    expect(patternOf(`/app${path}`)).not.toBe('*');
    expect(patternOf(`/app${path}`)).toBe(patternOf(path));
  });

  test('GEN-01: /app itself is the dashboard, / is the landing page outside the guard', () => {
    expect(matchRoutes(routes, '/app')?.at(-1)?.route.index).toBe(true);
    expect(matchRoutes(routes, '/')).toHaveLength(2);
  });

  test('THM-03: the tour of all themes stops at every one', () => {
    expect(pathsOf(routes).filter((path) => !isShown(path))).toEqual([]);
  });

  test('a list has the code of its form loaded once its rows are there', async () => {
    vi.useFakeTimers();
    const root = document.createElement('div');
    root.id = 'root';
    root.innerHTML = '<main aria-busy="true"></main>';
    document.body.append(root);
    const { lazy } = matchRoutes(routes, '/tasks')?.at(-1)?.route ?? {};
    if (typeof lazy !== 'function') throw new Error('The list of tasks is not loaded when it is visited');
    await lazy();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(loaded).not.toHaveBeenCalled();
    root.innerHTML = '<main>Spillway gate</main>';
    await vi.advanceTimersByTimeAsync(1_100);
    vi.useRealTimers();
    root.remove();
    await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
  });

  test.each(['/nonsense', '/app/nonsense', '/clients/1/2/3', '/documents/1'])(
    'GEN-03: %s shows the error page with a way back',
    async (path) => {
      render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
      expect(
        await screen.findByRole('heading', { name: 'Unexpected Application Error!' }),
      ).toBeInTheDocument();
      expect(screen.getByText('404 Not Found')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
    },
  );
});

/** Every address that draws a screen: '/tasks/edit', '*'. */
function pathsOf(among: readonly RouteObject[], above = ''): string[] {
  return among.flatMap(({ path = '', index, children, lazy, element }) => {
    const own = path === '*' ? '*' : path === '' ? above : `${above}/${path}`;
    if (children) return pathsOf(children, own);
    return index || lazy || element ? [own || '/'] : [];
  });
}
