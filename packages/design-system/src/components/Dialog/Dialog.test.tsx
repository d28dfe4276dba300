import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { ToastProvider, useToast } from '../Toast';
import { Dialog } from './Dialog';

describeConformance(
  'Dialog',
  (props) => (
    <Dialog title="New task" defaultOpen {...props}>
      Fields
    </Dialog>
  ),
  { element: 'DIV', modal: true },
);

function NewTask() {
  return (
    <Dialog
      title="New task"
      description="For Quay 4"
      trigger={<button type="button">Open</button>}
      footer={<button type="button">Create</button>}
    >
      <input aria-label="Title" />
    </Dialog>
  );
}

describe('Dialog', () => {
  it('is named and described, takes focus, and hides the page behind it', async () => {
    render(<NewTask />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog', { name: 'New task' });
    expect(dialog).toHaveAccessibleDescription('For Quay 4');
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
  });

  it('closes by a press outside, but keeps what was typed in it', async () => {
    render(<NewTask />);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const pressOutside = () => user.click(document.body);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await pressOutside();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Fenders');
    await pressOutside();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Fenders');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await pressOutside();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps Tab and Shift+Tab inside', async () => {
    render(<NewTask />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog');
    screen.getByRole('button', { name: 'Create' }).focus();
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Create' })).toHaveFocus();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closes by %s and gives focus back', async (_way, close) => {
    render(<NewTask />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('closes by the first Escape also where a message has come since it opened', async () => {
    render(
      <ToastProvider>
        <Dialog title="New task" trigger={<button type="button">Open</button>}>
          <Announcing />
        </Dialog>
      </ToastProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Announce' }));
    expect(await screen.findByText('The server is back')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('gives the focus back to what opened it, without a trigger of its own', async () => {
    render(<Opened />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit task' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit task' })).toHaveFocus());
  });
});

function Announcing() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast({ title: 'The server is back' })}>
      Announce
    </button>
  );
}

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit task
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Task" />
    </>
  );
}
