'use client';
import { Popover as RadixPopover } from 'radix-ui';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { escapeHandler } from '../../shortcuts/escapeHandler';
import { classNames } from '../classNames';
import { useScopeTheme } from '../useScopeTheme';
import { withRef } from '../withRef';
import * as styles from './Popover.css';

export interface PopoverProps extends ComponentPropsWithRef<'div'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Its accessible name. */
  label: string;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
}

/**
 * A small sheet beside its button, for a few controls. A click outside closes it.
 *
 * Not for things to do (`Menu`), for words only (`Tooltip`) nor for a form (`Dialog`).
 *
 * Keyboard: Enter and Space open it, Tab walks in it, Escape closes it and gives the focus back.
 */
export const Popover = withRef(function Popover({
  trigger,
  label,
  open,
  defaultOpen,
  onOpenChange,
  side = 'bottom',
  align = 'end',
  className,
  children,
  ...rest
}: PopoverProps) {
  const scope = useScopeTheme();
  return (
    <RadixPopover.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          data-component="Popover"
          {...scope}
          aria-label={label}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={classNames(styles.root, className)}
          onEscapeKeyDown={escapeHandler()}
          {...rest}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
});
