import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AlertDialog } from '../AlertDialog';
import { type ToastMessage, useToast } from './ToastContext';
import { ToastProvider } from './ToastProvider';
import { fetchToastRegion } from './useToastRegion';

function Delete(message: Partial<ToastMessage>) {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast({ title: '“Port of Halden” deleted', ...message })}>
      Delete
    </button>
  );
}

/** A dialog that lets nothing else be pressed. */
function Confirm() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete?"
        description="You can undo this."
        confirmLabel="Yes"
        onConfirm={() => undefined}
      />
    </>
  );
}

const show = (message: Partial<ToastMessage> = {}) =>
  render(
    <ToastProvider>
      <Delete {...message} />
    </ToastProvider>,
  );

beforeAll(async () => void (await fetchToastRegion()));
afterEach(() => vi.useRealTimers());

describe('Toast', () => {
  it('GEN-12: offers an Undo after a deletion, which undoes once and closes', async () => {
    const onAction = vi.fn();
    show({ action: { label: 'Undo', onAction } });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('GEN-12: the Undo is reached by F8 and used from the keyboard', async () => {
    const onAction = vi.fn();
    show({ action: { label: 'Undo', onAction } });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    screen.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onAction).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  });

  it('GEN-12: the Undo stays for ten seconds, and longer under the pointer', () => {
    vi.useFakeTimers();
    show({ action: { label: 'Undo', onAction: () => undefined } });
    act(() => screen.getByRole('button', { name: 'Delete' }).click());
    act(() => vi.advanceTimersByTime(9_500));
    const undo = screen.getByRole('button', { name: 'Undo' });
    act(() => void undo.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })));
    act(() => vi.advanceTimersByTime(20_000));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
    act(() => void screen.getByRole('region').dispatchEvent(new PointerEvent('pointerleave')));
    act(() => vi.advanceTimersByTime(1_000));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('GEN-12: the Undo waits while the keyboard is in it, for the rest of its time after', () => {
    vi.useFakeTimers();
    show({ action: { label: 'Undo', onAction: () => undefined } });
    act(() => screen.getByRole('button', { name: 'Delete' }).click());
    act(() => vi.advanceTimersByTime(9_500));
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    act(() => vi.advanceTimersByTime(60_000));
    act(() => screen.getByRole('button', { name: 'Delete' }).focus());
    act(() => vi.advanceTimersByTime(400));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(200));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('waits while nobody looks at the window', () => {
    vi.useFakeTimers();
    show();
    act(() => screen.getByRole('button', { name: 'Delete' }).click());
    act(() => void window.dispatchEvent(new Event('blur')));
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('focus')));
    act(() => vi.advanceTimersByTime(6_000));
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });

  it('Escape takes away the one that has the focus', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    screen.getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });

  it.each([
    ['ltr', 'right', 120],
    ['rtl', 'left', -120],
  ])('is swiped away towards the edge that it stands at: %s, to the %s', async (dir, _side, across) => {
    document.documentElement.dir = dir;
    show({ duration: Number.POSITIVE_INFINITY });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const toast = screen.getByRole('listitem');
    const swipe = (by: number) => {
      fireEvent.pointerDown(toast, { pointerType: 'touch', button: 0, clientX: 200, clientY: 10 });
      for (const part of [0.3, 0.6, 1])
        fireEvent.pointerMove(toast, { pointerType: 'touch', clientX: 200 + by * part, clientY: 10 });
      fireEvent.pointerUp(toast, { pointerType: 'touch', clientX: 200 + by, clientY: 10 });
    };
    swipe(-across);
    expect(screen.queryByRole('listitem')).not.toBeNull();
    swipe(across);
    expect(screen.queryByRole('listitem')).toBeNull();
    document.documentElement.dir = '';
  });

  it('APG alert: a failure is announced at once and without taking the focus', async () => {
    show({ tone: 'danger', title: 'You are still signed in' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const announced = await screen.findByText(/You are still signed in/, {
      selector: '[aria-live] *, [aria-live]',
    });
    expect(announced.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  });

  it('is announced', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('status')).toHaveTextContent('“Port of Halden” deleted');
  });

  it('stacks the newest three, the newest nearest to the edge', async () => {
    render(
      <ToastProvider>
        {['One', 'Two', 'Three', 'Four'].map((title) => (
          <Delete key={title} title={title} />
        ))}
      </ToastProvider>,
    );
    for (const button of screen.getAllByRole('button')) await userEvent.click(button);
    const stacked = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(stacked.map((toast) => toast.textContent)).toEqual(['Two', 'Three', 'Four']);
  });

  it('GEN-12: can be pressed at once, also while the dialog that it comes from is still closing', async () => {
    const onAction = vi.fn();
    render(
      <ToastProvider>
        <Delete action={{ label: 'Undo', onAction }} />
        <Confirm />
      </ToastProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
    expect(onAction).toHaveBeenCalledOnce();
  });

  it('refuses to be used without its provider', () => {
    expect(() => renderToString(<Delete />)).toThrow('ToastProvider');
  });
});
