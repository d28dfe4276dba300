'use client';
import { ContextMenu as RadixContextMenu } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { keyHandler } from '../../shortcuts/keyHandler';
import { withRef } from '../withRef';

export interface ContextMenuTriggerProps extends ComponentPropsWithRef<'span'> {
  asChild?: boolean;
  /** The browser's own menu comes instead. */
  disabled?: boolean;
}

/** The thing itself. The secondary button and a long press open its menu there, Shift+F10 and the menu key at the focus. */
export const ContextMenuTrigger = withRef(function ContextMenuTrigger({
  asChild = true,
  disabled,
  onKeyDown,
  ...rest
}: ContextMenuTriggerProps) {
  // Browsers send `contextmenu` for these keys at different moments and places, and a Mac's not at all.
  const openByKey = keyHandler<HTMLSpanElement>((event) => {
    const asked = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (disabled || !asked || !(event.target instanceof Element)) return;
    event.preventDefault();
    const { left, right, bottom } = event.target.getBoundingClientRect();
    event.target.dispatchEvent(
      new MouseEvent('contextmenu', {
        bubbles: true,
        cancelable: true,
        clientX: getComputedStyle(event.target).direction === 'rtl' ? right : left,
        clientY: bottom,
      }),
    );
  }, onKeyDown);
  return (
    <RadixContextMenu.Trigger
      data-part="trigger"
      asChild={asChild}
      disabled={disabled}
      onKeyDown={openByKey}
      {...rest}
    />
  );
});
