'use client';
import { DropdownMenu } from 'radix-ui';
import type { ComponentPropsWithRef, KeyboardEvent, PointerEvent } from 'react';
import { mergeRefs } from '../mergeRefs';
import { withRef } from '../withRef';
import { useMenu } from './MenuContext';

export interface MenuTriggerProps extends ComponentPropsWithRef<'button'> {
  asChild?: boolean;
}

/** Opens the menu: Enter, Space and ArrowDown at its first entry, ArrowUp at its last. */
export const MenuTrigger = withRef(function MenuTrigger({
  asChild = true,
  onKeyDown,
  onPointerDown,
  ref,
  ...rest
}: MenuTriggerProps) {
  const menu = useMenu();
  const openAtLast = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    menu.byPress.current = false;
    menu.enterAtLast.current = event.key === 'ArrowUp';
    if (event.defaultPrevented || event.key !== 'ArrowUp') return;
    event.preventDefault();
    menu.setOpen(true);
  };
  const openByPress = (event: PointerEvent<HTMLButtonElement>) => {
    onPointerDown?.(event);
    menu.byPress.current = true;
  };
  return (
    <DropdownMenu.Trigger
      data-part="trigger"
      asChild={asChild}
      ref={mergeRefs(menu.opener, ref)}
      onKeyDown={openAtLast}
      onPointerDown={openByPress}
      {...rest}
    />
  );
});
