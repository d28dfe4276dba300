'use client';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { useMessages } from '../../locale/useMessages';
import { escapeHandler } from '../../shortcuts/escapeHandler';
import { classNames } from '../classNames';
import { useKeepTyped } from '../useKeepTyped';
import { useReturnFocus } from '../useReturnFocus';
import { useScopeTheme } from '../useScopeTheme';
import { withRef } from '../withRef';
import * as styles from './Dialog.css';
import { DialogParts } from './DialogParts';
import { dialogMessages } from './messages';

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it, where it is not controlled. */
  trigger?: ReactElement;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, the one that goes on last. */
  footer?: ReactNode;
  size?: keyof typeof styles.size;
  closeLabel?: string;
}

/**
 * A sheet over the page that is dealt with first: the focus stays in it and goes back to where it was.
 *
 * Not for a question before something that cannot be undone (`AlertDialog`), for much that wants height (`Drawer`) nor for a
 * few controls (`Popover`).
 *
 * Keyboard: Tab stays in it, Escape closes it. So does a press outside, unless something was typed in it.
 */
export const Dialog = withRef(function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  footer,
  size = 'medium',
  closeLabel,
  className,
  children,
  onInput,
  ...rest
}: DialogProps) {
  const text = useMessages('Dialog', dialogMessages);
  const scope = useScopeTheme();
  const returnFocus = useReturnFocus();
  const keepTyped = useKeepTyped(onInput);
  return (
    <RadixDialog.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay} {...scope}>
          <RadixDialog.Content
            data-component="Dialog"
            className={classNames(styles.root, styles.size[size], className)}
            {...(trigger ? {} : returnFocus)}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onEscapeKeyDown={escapeHandler()}
            {...rest}
            {...keepTyped}
          >
            <DialogParts
              {...{ title, description, footer }}
              closeLabel={closeLabel ?? text.close}
              bodyClassName={styles.body}
            >
              {children}
            </DialogParts>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
});
