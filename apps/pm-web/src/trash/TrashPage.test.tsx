import type { TrashEntry } from '@linework/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { renderScreen } from '../testing/renderScreen';
import { TrashPage } from './TrashPage';

afterEach(() => vi.unstubAllGlobals());

const NEXT = '0198f2a0-0000-7000-8000-000000000001';
const entry = (id: string, name: string): TrashEntry => ({
  id,
  kind: 'client',
  rowId: 'c1',
  name,
  rowCount: 1,
  along: { projects: 2 },
  deletedBy: 'Marta Lindqvist',
  deletedAt: new Date().toISOString(),
});

test('GEN-12, GEN-17: a trash that could not be loaded says so and is tried again; more of it follows on request', async () => {
  let isDown = true;
  fakeServer({
    'GET /trash': ({ url }) => {
      if (isDown) return { status: 500, body: { title: 'Something went wrong' } };
      return url.searchParams.get('cursor') === NEXT
        ? { body: { rows: [entry('d2', 'Culvert Trust')], nextCursor: null } }
        : { body: { rows: [entry('d1', 'Sluice Works')], nextCursor: NEXT } };
    },
  });
  renderScreen(<TrashPage />, { at: '/trash' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByText('Sluice Works')).toBeInTheDocument();
  expect(screen.queryByText('Culvert Trust')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Culvert Trust')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('GEN-12: a refused deletion for good keeps the question open and says why', async () => {
  const detail = 'The client cannot be deleted for good: people of this client are still there.';
  const seen = fakeServer({
    'GET /trash': () => ({ body: { rows: [entry('d1', 'Sluice Works')], nextCursor: null } }),
    'DELETE /trash/d1': () => ({ status: 409, body: { title: 'Conflict', status: 409, detail } }),
  });
  renderScreen(<TrashPage />, { at: '/trash' });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Sluice Works for good' }));
  const question = await screen.findByRole('alertdialog');
  expect(seen.map(({ call }) => call)).not.toContain('DELETE /trash/d1');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(within(question).getByRole('alert')).toHaveTextContent(detail));
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Sluice Works')).toBeInTheDocument();
});

test('GEN-12: what cannot be restored says why, and stays in the trash', async () => {
  const detail = "Its client 'Port of Halden' has been deleted too. Bring the client back first.";
  fakeServer({
    'GET /trash': () => ({ body: { rows: [entry('d1', 'Sluice Works')], nextCursor: null } }),
    'POST /trash/d1/restore': () => ({ status: 409, body: { title: 'Conflict', status: 409, detail } }),
  });
  renderScreen(<TrashPage />, { at: '/trash' });
  await userEvent.click(await screen.findByRole('button', { name: 'Restore Sluice Works' }));
  expect(await screen.findByText('“Sluice Works” could not be restored')).toBeInTheDocument();
  expect(screen.getByText(detail)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Restore Sluice Works' })).toBeEnabled();
});
