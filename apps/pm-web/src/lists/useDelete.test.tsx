import { Button } from '@linework/design-system';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { renderScreen } from '../testing/renderScreen';
import { idOf } from '../testing/rows';
import { useDelete } from './useDelete';

vi.setConfig({ testTimeout: 30_000 });

function ClientDeletion() {
  const deleting = useDelete({ kind: 'client' });
  return (
    <>
      <Button onClick={() => deleting.ask({ id: idOf(10), name: 'Kelvin DC', version: 3 })}>Remove</Button>
      {deleting.dialog}
    </>
  );
}

const preview = () => ({
  body: {
    counts: { projects: 2, tasks: 31, timeEntries: 1 },
    names: { projects: ['Data hall cooling', 'Chiller'], tasks: ['Pump curve'] },
    approvedMinutes: 0,
    closedMinutes: 0,
  },
});

describe('deleting', () => {
  it('GEN-12: the question names what is deleted and what goes with it, and Cancel deletes nothing', async () => {
    const seen = fakeServer({ [`GET /clients/${idOf(10)}/deletion-preview`]: preview });
    renderScreen(<ClientDeletion />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete client “Kelvin DC”?' });
    expect(
      await within(question).findByText(
        /2 projects \(Data hall cooling, Chiller\), 31 tasks, and 1 time entry\./,
      ),
    ).toBeInTheDocument();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus());
    expect(seen.map(({ call }) => call)).not.toContain(`DELETE /clients/${idOf(10)}`);
  });

  it('GEN-12: a deletion that failed keeps the question open and says why', async () => {
    fakeServer({
      [`GET /clients/${idOf(10)}/deletion-preview`]: preview,
      [`DELETE /clients/${idOf(10)}`]: () => ({
        status: 409,
        body: { title: 'Conflict', detail: 'Somebody works on it.' },
      }),
    });
    renderScreen(<ClientDeletion />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await within(question).findByText('Somebody works on it.')).toBeInTheDocument();
  });

  it('SRV-02: a row that somebody changed meanwhile is deleted by a second press only, as it is then', async () => {
    const seen = fakeServer({
      [`GET /clients/${idOf(10)}/deletion-preview`]: preview,
      [`DELETE /clients/${idOf(10)}`]: ({ headers }) =>
        headers.get('if-match') === '"4"'
          ? { body: { deletionId: idOf(90), counts: {} } }
          : { status: 412, body: { title: 'Changed by somebody else', current: { version: 4 } } },
    });
    renderScreen(<ClientDeletion />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(
      await within(question).findByText(/Press Delete again to delete it as it is now/),
    ).toBeInTheDocument();
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    const versions = seen
      .filter(({ call }) => call.startsWith('DELETE'))
      .map(({ headers }) => headers.get('if-match'));
    expect(versions).toEqual(['"3"', '"4"']);
  });

  it('GEN-12: what goes with a row is not asked for any more once the row is being deleted', async () => {
    const seen = fakeServer({
      [`GET /clients/${idOf(10)}/deletion-preview`]: preview,
      [`DELETE /clients/${idOf(10)}`]: () => ({ body: { deletionId: idOf(90), counts: {} } }),
    });
    renderScreen(<ClientDeletion />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    const question = await screen.findByRole('alertdialog');
    await within(question).findByText(/2 projects/);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByRole('button', { name: 'Undo' });
    expect(seen.map(({ call }) => call)).toEqual([
      `GET /clients/${idOf(10)}/deletion-preview`,
      `DELETE /clients/${idOf(10)}`,
    ]);
  });

  it('GEN-12: an Undo that failed says that it could not be brought back', async () => {
    fakeServer({
      [`GET /clients/${idOf(10)}/deletion-preview`]: preview,
      [`DELETE /clients/${idOf(10)}`]: () => ({ body: { deletionId: idOf(90), counts: {} } }),
      [`POST /deletions/${idOf(90)}/undo`]: () => 'offline',
    });
    renderScreen(<ClientDeletion />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    // The page takes no press before the question is gone.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await screen.findAllByText('“Kelvin DC” could not be brought back')).length).toBeGreaterThan(0);
  });
});
