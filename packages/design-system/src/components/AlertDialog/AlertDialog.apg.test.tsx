import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { AlertDialog } from './AlertDialog';

/** https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/ with the keys of the modal dialog. */

function Client() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        Delete
      </button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete client?"
        description="With 3 projects"
        confirmLabel="Delete client"
        onConfirm={() => undefined}
      />
    </>
  );
}

async function ask() {
  render(<Client />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
}

const cancel = () => screen.getByRole('button', { name: 'Cancel' });
const confirm = () => screen.getByRole('button', { name: 'Delete client' });

describe('APG alert dialog', () => {
  it('when it opens, focus moves to the least destructive action', async () => {
    await ask();
    expect(cancel()).toHaveFocus();
  });

  it('Tab: moves focus to the next element inside, from the last to the first', async () => {
    await ask();
    await userEvent.tab();
    expect(confirm()).toHaveFocus();
    await userEvent.tab();
    expect(cancel()).toHaveFocus();
  });

  it('Shift + Tab: moves focus to the previous element inside, from the first to the last', async () => {
    await ask();
    await userEvent.tab({ shift: true });
    expect(confirm()).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(cancel()).toHaveFocus();
  });

  it('Escape: closes it, and focus returns to what opened it', async () => {
    await ask();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
  });

  it('has the role alertdialog, is named by its question and described by its message', async () => {
    await ask();
    expect(screen.getByRole('alertdialog', { name: 'Delete client?' })).toHaveAccessibleDescription(
      'With 3 projects',
    );
  });
});
