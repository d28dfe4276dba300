'use client';
import { Dialog as RadixDialog } from 'radix-ui';
import { useMessages } from '../../locale/useMessages';
import { escapeHandler } from '../../shortcuts/escapeHandler';
import { classNames } from '../classNames';
import type { DialogProps } from '../Dialog';
import { DialogParts } from '../Dialog/DialogParts';
import { useKeepTyped } from '../useKeepTyped';
import { useReturnFocus } from '../useReturnFocus';
import { useScopeTheme } from '../useScopeTheme';
import { withRef } from '../withRef';
import * as styles from './Drawer.css';
import { drawerMessages } from './messages';

export interface DrawerProps extends Omit<DialogProps, 'size'> {
  side?: keyof typeof styles.side;
}

/**
 * A dialog at the edge, for details and filters that want height.
 *
 * Not for a short form (`Dialog`) nor for what has an address of its own: that is a page.
 *
 * Keyboard: Tab stays in it, Escape closes it. So does a press outside, unless something was typed in it.
 */
export const Drawer = withRef(function Drawer({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  footer,
  side = 'end',
  closeLabel,
  className,
  children,
  onInput,
  ...rest
}: DrawerProps) {
  const text = useMessages('Drawer', drawerMessages);
  const scope = useScopeTheme();
  const returnFocus = useReturnFocus();
  const keepTyped = useKeepTyped(onInput);
  return (
    <RadixDialog.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay} {...scope} />
        <RadixDialog.Content
          data-component="Drawer"
          {...scope}
          className={classNames(styles.root, styles.side[side], className)}
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
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
});
