import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ToastMessage, useToast } from './ToastContext';
import { ToastProvider } from './ToastProvider';

function Delete(message: Partial<ToastMessage>) {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast({ title: '“Port of Halden” deleted', ...message })}>
      Delete
    </button>
  );
}

const show = (message: Partial<ToastMessage> = {}) =>
  render(
    <ToastProvider>
      <Delete {...message} />
    </ToastProvider>,
  );

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

  it('is announced', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('status')).toHaveTextContent('“Port of Halden” deleted');
  });

  it('shows the newest three', async () => {
    show();
    for (let times = 0; times < 5; times += 1)
      await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
  });

  it('refuses to be used without its provider', () => {
    expect(() => renderToString(<Delete />)).toThrow('ToastProvider');
  });
});
