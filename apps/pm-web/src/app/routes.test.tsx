import { render, screen } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
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
  ...['clients', 'projects', 'tasks'].flatMap((list) => [`/${list}`, `/${list}/new`, `/${list}/edit`]),
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

  test('a list has the code of its form loaded once nothing else is to be done', async () => {
    vi.useFakeTimers();
    const { lazy } = matchRoutes(routes, '/tasks')?.at(-1)?.route ?? {};
    if (typeof lazy !== 'function') throw new Error('The list of tasks is not loaded when it is visited');
    await lazy();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(loaded).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    vi.useRealTimers();
    await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
  });

  test.each(['/nonsense', '/app/nonsense', '/clients/1/2/3', '/documents'])(
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
