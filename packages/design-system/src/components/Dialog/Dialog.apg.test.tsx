import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Dialog } from './Dialog';

/** https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ */

async function open() {
  render(
    <>
      <Dialog
        title="New task"
        trigger={<button type="button">Open</button>}
        footer={<button type="button">Create</button>}
      >
        <input aria-label="Title" />
      </Dialog>
      <button type="button">Behind</button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
}

const title = () => screen.getByRole('textbox', { name: 'Title' });
const create = () => screen.getByRole('button', { name: 'Create' });
const cross = () => screen.getByRole('button', { name: 'Close' });

describe('APG dialog (modal)', () => {
  it('when it opens, focus moves to an element inside, what it is about first', async () => {
    await open();
    expect(title()).toHaveFocus();
  });

  it('Tab: moves focus to the next element inside, from the last to the first', async () => {
    await open();
    await userEvent.tab();
    expect(create()).toHaveFocus();
    await userEvent.tab();
    expect(cross()).toHaveFocus();
    await userEvent.tab();
    expect(title()).toHaveFocus();
  });

  it('Shift + Tab: moves focus to the previous element inside, from the first to the last', async () => {
    await open();
    await userEvent.tab({ shift: true });
    expect(cross()).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(create()).toHaveFocus();
  });

  it('Escape: closes it, and focus returns to the element that opened it', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('has the role dialog and a name, and what is behind it is out of reach', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'New task' })).toContainElement(title());
    expect(screen.queryByRole('button', { name: 'Behind' })).toBeNull();
  });
});
