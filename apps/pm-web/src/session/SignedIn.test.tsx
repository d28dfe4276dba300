import type { SessionInfo } from '@linework/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from '../api/queryClient';
import { useQueryParams } from '../app/useQueryParams';
import { fakeServer } from '../testing/fakeServer';
import { fill } from '../testing/fill';
import { sessionOf } from '../testing/session';
import { SignedIn } from './SignedIn';
import { sessionQuery } from './sessionQuery';

vi.setConfig({ testTimeout: 30_000 });

function List() {
  const { write } = useQueryParams();
  return (
    <button type="button" onClick={() => write(new URLSearchParams({ search: 'gate' }))}>
      Search
    </button>
  );
}

function renderSignedIn(at: string, session: SessionInfo) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, session);
  history.replaceState(null, '', at);
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
  return queryClient;
}

test('GEN-02: who is signed out amid a search signs in and comes back to it', async () => {
  const queryClient = renderSignedIn('/tasks', sessionOf());
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  act(() => void queryClient.setQueryData(sessionQuery.queryKey, null));
  await screen.findByText('Sign in');
  expect(new URLSearchParams(location.search).get('next')).toBe('/tasks?search=gate');
});

test('ASVS-7, GEN-02: who set up a second factor and has no session after it is told what to do', async () => {
  fakeServer({
    'POST /account/two-factor': () => ({ body: { key: 'ABCD', uri: 'otpauth://totp/Linework?secret=ABCD' } }),
    'PUT /account/two-factor': () => ({ body: { recoveryCodes: ['aaaa-bbbb'] } }),
    'GET /session': () => ({ body: { person: null, ended: null } }),
  });
  renderSignedIn('/tasks', { ...sessionOf(), needsTwoFactor: true });
  await fill(await screen.findByLabelText(/^Current password/), 'drafting-paper');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await fill(await screen.findByLabelText(/^Code from the app/), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  await userEvent.click(await screen.findByLabelText('I have kept these codes'));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect((await screen.findAllByText('Your browser did not keep the session')).length).toBeGreaterThan(0);
  expect(screen.getByText('aaaa-bbbb')).toBeInTheDocument();
});
