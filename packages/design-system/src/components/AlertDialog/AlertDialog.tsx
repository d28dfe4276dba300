'use client';
import { AlertDialog as RadixAlertDialog } from 'radix-ui';
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../locale/useMessages';
import { escapeHandler } from '../../shortcuts/escapeHandler';
import { useCloseOnEscape } from '../../shortcuts/useCloseOnEscape';
import { Button } from '../Button';
import { Callout } from '../Callout';
import { classNames } from '../classNames';
import * as dialog from '../Dialog/Dialog.css';
import { Skeleton } from '../Skeleton';
import { useReturnFocus } from '../useReturnFocus';
import { useScopeTheme } from '../useScopeTheme';
import { withRef } from '../withRef';
import { alertDialogMessages } from './messages';

export interface AlertDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, with the name of what it is about. */
  title: ReactNode;
  /** What happens, and what goes with it. */
  description: ReactNode;
  /** What the description says is on its way: its lines are kept free until then, and the confirmation waits. */
  loading?: boolean;
  /** The verb: 'Delete client'. */
  confirmLabel: string;
  /** It cannot be done; the description says why. */
  confirmDisabled?: boolean;
  cancelLabel?: string;
  tone?: 'danger' | 'accent';
  /** May take its time: the dialog waits, closes when it is done, and shows what went wrong when it is not. */
  onConfirm: () => unknown;
  /** Words for a failure that carries none. */
  failureLabel?: string;
}

/**
 * Asks before something that matters. Focus starts on the way out; a click outside does not answer.
 *
 * Not for what can be undone (do it, and offer 'Undo' in a toast), nor for a form (`Dialog`).
 *
 * Keyboard: Tab stays in it; Escape is the way out; Enter and Space press the button in focus.
 */
export const AlertDialog = withRef(function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  loading = false,
  confirmLabel,
  confirmDisabled = false,
  cancelLabel,
  tone = 'danger',
  onConfirm,
  failureLabel,
  className,
  children,
  ...rest
}: AlertDialogProps) {
  const text = useMessages('AlertDialog', alertDialogMessages);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const scope = useScopeTheme();
  const returnFocus = useReturnFocus();
  const cancel = useRef<HTMLButtonElement>(null);
  useCloseOnEscape(cancel);

  const change = (next: boolean) => {
    if (busy) return;
    setFailure(null);
    onOpenChange(next);
  };
  const confirm = async (event: MouseEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (reason) {
      setFailure(reason instanceof Error && reason.message ? reason.message : (failureLabel ?? text.failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <RadixAlertDialog.Root open={open} onOpenChange={change}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className={dialog.overlay} {...scope}>
          <RadixAlertDialog.Content
            data-component="AlertDialog"
            className={classNames(dialog.root, dialog.size.small, className)}
            {...returnFocus}
            onEscapeKeyDown={escapeHandler()}
            {...rest}
          >
            <div className={dialog.body}>
              <RadixAlertDialog.Title className={dialog.title}>{title}</RadixAlertDialog.Title>
              <RadixAlertDialog.Description asChild>
                <div className={dialog.description} aria-live="polite" aria-busy={loading}>
                  {loading ? <Skeleton lines={2} /> : description}
                </div>
              </RadixAlertDialog.Description>
              {children}
              {failure && (
                <Callout tone="danger" role="alert" className={dialog.problem}>
                  {failure}
                </Callout>
              )}
            </div>
            <div className={dialog.footer}>
              <RadixAlertDialog.Cancel asChild ref={cancel}>
                <Button disabled={busy}>{cancelLabel ?? text.cancel}</Button>
              </RadixAlertDialog.Cancel>
              <Button
                variant="solid"
                tone={tone}
                busy={busy || loading}
                disabled={confirmDisabled}
                onClick={confirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </RadixAlertDialog.Content>
        </RadixAlertDialog.Overlay>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
});
