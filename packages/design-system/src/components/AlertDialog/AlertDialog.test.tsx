import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { AlertDialog, type AlertDialogProps } from './AlertDialog';

const question: AlertDialogProps = {
  open: true,
  onOpenChange: () => undefined,
  title: 'Delete client “Port of Halden”?',
  description: 'Deleted with it: 3 projects.',
  confirmLabel: 'Delete',
  onConfirm: () => undefined,
};

describeConformance('AlertDialog', (props) => <AlertDialog {...question} {...props} />, {
  element: 'DIV',
  modal: true,
});

describe('AlertDialog', () => {
  it('GEN-12: asks by name, says what goes with it, and starts on the way out', () => {
    render(<AlertDialog {...question} />);
    const dialog = screen.getByRole('alertdialog', { name: 'Delete client “Port of Halden”?' });
    expect(dialog).toHaveAccessibleDescription('Deleted with it: 3 projects.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it('is answered with no by Escape, and not at all by a click outside', async () => {
    const onOpenChange = vi.fn();
    render(<AlertDialog {...question} onOpenChange={onOpenChange} />);
    await userEvent.click(document.body, { pointerEventsCheck: 0 });
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('takes no confirmation before it says what goes with it, and says it aloud when it is known', async () => {
    const onConfirm = vi.fn();
    const { rerender } = render(<AlertDialog {...question} loading onConfirm={onConfirm} />);
    const dialog = screen.getByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(dialog).not.toHaveTextContent('3 projects');
    rerender(<AlertDialog {...question} onConfirm={onConfirm} />);
    expect(screen.getByText('Deleted with it: 3 projects.')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('waits while it is confirmed, once, and then closes', async () => {
    let answer = () => {};
    const onConfirm = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    );
    const onOpenChange = vi.fn();
    render(<AlertDialog {...question} onConfirm={onConfirm} onOpenChange={onOpenChange} />);
    const confirm = screen.getByRole('button', { name: 'Delete' });
    await userEvent.click(confirm);
    await userEvent.click(confirm);
    await userEvent.keyboard('{Escape}');
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(confirm).toHaveAttribute('aria-busy', 'true');
    expect(onOpenChange).not.toHaveBeenCalled();
    await act(async () => answer());
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('stays and shows what went wrong', async () => {
    const onOpenChange = vi.fn();
    render(
      <AlertDialog
        {...question}
        onOpenChange={onOpenChange}
        onConfirm={() => Promise.reject(new Error('The server did not answer.'))}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer.');
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-busy');
  });
});
