import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { createQueryClient } from '../api/queryClient';
import { useQueryParams } from '../app/useQueryParams';
import { sessionOf } from '../testing/session';
import { SignedIn } from './SignedIn';
import { sessionQuery } from './sessionQuery';

function List() {
  const { write } = useQueryParams();
  return (
    <button type="button" onClick={() => write(new URLSearchParams({ search: 'gate' }))}>
      Search
    </button>
  );
}

test('GEN-02: who is signed out amid a search signs in and comes back to it', async () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, sessionOf());
  history.replaceState(null, '', '/tasks');
  const router = createBrowserRouter([
    { element: <SignedIn />, children: [{ path: 'tasks', element: <List /> }] },
    { path: 'sign-in', element: <p>Sign in</p> },
  ]);
  onTestFinished(() => router.dispose());
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  act(() => void queryClient.setQueryData(sessionQuery.queryKey, null));
  await screen.findByText('Sign in');
  expect(new URLSearchParams(location.search).get('next')).toBe('/tasks?search=gate');
});
