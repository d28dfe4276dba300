import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { fill } from '../testing/fill';
import { renderScreen } from '../testing/renderScreen';
import { SignInPage } from './SignInPage';

test('SRV-01: what an administrator’s link carries goes along with the password', async () => {
  const seen = fakeServer({
    'GET /session': () => ({ body: { person: null, ended: null } }),
    'GET /setup': () => ({ body: { needed: false, tokenRequired: false } }),
    'POST /auth/sign-in/email': () => ({ body: { signedIn: true } }),
  });
  renderScreen(<SignInPage />, { at: '/sign-in?link=sign-in-link.b.a.1%2B%3D' });
  await fill(await screen.findByLabelText(/^Email/), 'marta@halden-roy.test');
  await fill(screen.getByLabelText(/^Password/), 'drafting-paper');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() =>
    expect(seen.find(({ call }) => call === 'POST /auth/sign-in/email')?.body).toEqual({
      email: 'marta@halden-roy.test',
      password: 'drafting-paper',
      link: 'sign-in-link.b.a.1+=',
    }),
  );
});

test.each([
  ['unused', 'Your session ended because it was not used for 30 days. Sign in to continue.'],
  ['old', 'Your session ended because it was 90 days old. Sign in to continue.'],
])('ASVS-12: who comes back with a session that is over (%s) is told why', async (ended, message) => {
  fakeServer({
    'GET /session': () => ({ body: { person: null, ended } }),
    'GET /setup': () => ({ body: { needed: false, tokenRequired: false } }),
  });
  renderScreen(<SignInPage />, { at: '/sign-in' });
  expect(await screen.findByText(message)).toBeInTheDocument();
});
