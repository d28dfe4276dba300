import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { fill } from '../testing/fill';
import { renderScreen } from '../testing/renderScreen';
import { sessionOf } from '../testing/session';
import { SignInAgain } from './SignInAgain';

vi.setConfig({ testTimeout: 30_000 });

async function signInWith(password: string) {
  await fill(screen.getByLabelText(/^Password/), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('signing in again over a running screen', () => {
  it('GEN-02: the same person is known by email, signs in and is back on the screen', async () => {
    const seen = fakeServer({
      'POST /auth/sign-in/email': () => ({ body: {} }),
      'GET /session': () => ({ body: sessionOf() }),
    });
    const onOpenChange = vi.fn();
    renderScreen(<SignInAgain open onOpenChange={onOpenChange} />, { at: '/clients/new' });
    expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeInTheDocument();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('marta@halden-roy.test');
    await signInWith('drafting-paper');
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
    expect(seen[0]?.body).toEqual({ email: 'marta@halden-roy.test', password: 'drafting-paper' });
  });

  it('GEN-02: a wrong password is refused in the dialog, which stays', async () => {
    fakeServer({ 'POST /auth/sign-in/email': () => ({ status: 401, body: { title: 'No' } }) });
    const onOpenChange = vi.fn();
    renderScreen(<SignInAgain open onOpenChange={onOpenChange} />, { at: '/clients/new' });
    await screen.findByRole('dialog', { name: 'Sign in again' });
    await signInWith('drafting-papre');
    expect(await screen.findByText('Email or password is wrong')).toBeInTheDocument();
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
