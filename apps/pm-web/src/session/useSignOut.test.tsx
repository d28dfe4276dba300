import { Button } from '@linework/design-system';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKeysOf, keepDraft } from '../forms/draftStore';
import { followedBulks, rememberFollowed } from '../tasks/bulk/followedBulks';
import { fakeServer } from '../testing/fakeServer';
import { renderScreen } from '../testing/renderScreen';
import { idOf } from '../testing/rows';
import { sessionOf } from '../testing/session';
import { useSignOut } from './useSignOut';

vi.setConfig({ testTimeout: 30_000 });

const FLAGS = ['isAuthenticated', 'user', 'authToken'];

beforeEach(() => {
  for (const flag of FLAGS) localStorage.setItem(flag, 'true');
});

function SignOutButton() {
  const signOut = useSignOut();
  return <Button onClick={() => void signOut()}>Sign out</Button>;
}

describe('signing out', () => {
  it('GEN-09: ends the session, clears the flags and goes to the landing page', async () => {
    const seen = fakeServer({ 'POST /auth/sign-out': () => ({ body: { success: true } }) });
    const { router } = renderScreen(<SignOutButton />, { at: '/dashboard' });
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(seen.map(({ call }) => call)).toEqual(['POST /auth/sign-out', 'GET /session']);
    expect(FLAGS.map((flag) => localStorage.getItem(flag))).toEqual([null, null, null]);
  });

  it('GEN-09: leaves no draft on the device, and the next one is kept again', async () => {
    fakeServer({ 'POST /auth/sign-out': () => ({ body: { success: true } }) });
    const draft = { values: { city: 'Moss' }, base: {}, version: null, keptAt: 0 };
    await keepDraft('person:client:new:1', draft);
    const { router } = renderScreen(<SignOutButton />, { at: '/dashboard' });
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(await draftKeysOf('person:client')).toEqual([]);
    await keepDraft('person:client:new:2', draft);
    expect(await draftKeysOf('person:client')).toEqual(['person:client:new:2']);
  });

  it('GEN-09: follows no large change any more', async () => {
    fakeServer({ 'POST /auth/sign-out': () => ({ body: { success: true } }) });
    const { id } = sessionOf().person;
    rememberFollowed(id, idOf(90));
    const { router } = renderScreen(<SignOutButton />, { at: '/dashboard' });
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(followedBulks(id)).toEqual([]);
  });

  it('GEN-09: a session that had ended already is signed out of all the same', async () => {
    fakeServer({ 'POST /auth/sign-out': () => ({ status: 401, body: { title: 'Not signed in' } }) });
    const { router } = renderScreen(<SignOutButton />, { at: '/dashboard' });
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('GEN-09: without an answer of the server the person stays, and is told that the session is open', async () => {
    fakeServer({ 'POST /auth/sign-out': () => 'offline' });
    const { router } = renderScreen(<SignOutButton />, { at: '/dashboard' });
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect((await screen.findAllByText('You are still signed in')).length).toBeGreaterThan(0);
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(localStorage.getItem('authToken')).toBe('true');
  });
});
