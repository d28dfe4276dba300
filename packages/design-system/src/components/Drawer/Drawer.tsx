'use client';
import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { useMessages } from '../../locale/useMessages';
import { classNames } from '../classNames';
import * as dialog from '../Dialog/Dialog.css';
import { IconButton } from '../IconButton';
import { useScopeTheme } from '../useScopeTheme';
import { withRef } from '../withRef';
import * as styles from './Drawer.css';
import { drawerMessages } from './messages';

export interface DrawerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  side?: keyof typeof styles.side;
  closeLabel?: string;
}

/** A dialog at the edge, for details and filters that want height. */
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
  ...rest
}: DrawerProps) {
  const text = useMessages('Drawer', drawerMessages);
  const scope = useScopeTheme();
  return (
    <RadixDialog.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay} {...scope} />
        <RadixDialog.Content
          data-component="Drawer"
          {...scope}
          className={classNames(styles.root, styles.side[side], className)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...rest}
        >
          <div className={dialog.header}>
            <div className={dialog.words}>
              <RadixDialog.Title className={dialog.title}>{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className={dialog.description}>
                  {description}
                </RadixDialog.Description>
              )}
            </div>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={dialog.footer}>{footer}</div>}
          {/* Last, so that focus starts on what the dialog is about. */}
          <RadixDialog.Close asChild>
            <IconButton
              label={closeLabel ?? text.close}
              icon={<X />}
              tooltip={false}
              className={dialog.close}
            />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
});
