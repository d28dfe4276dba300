'use client';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { mergeRefs } from '../mergeRefs';
import { withRef } from '../withRef';
import { useMenu } from './MenuContext';
import { menuOpenerProps } from './menuOpenerProps';

export interface MenuTriggerProps extends ComponentPropsWithRef<'button'> {
  asChild?: boolean;
}

/** Opens the menu: Enter, Space and ArrowDown at its first entry, ArrowUp at its last. */
export const MenuTrigger = withRef(function MenuTrigger({
  asChild = true,
  disabled = false,
  onKeyDown,
  onPointerDown,
  ref,
  ...rest
}: MenuTriggerProps) {
  const menu = useMenu();
  const opener = menuOpenerProps(menu);
  const Root = asChild ? Slot.Root : 'button';
  return (
    <Root
      {...opener}
      data-disabled={disabled ? '' : undefined}
      disabled={disabled}
      ref={mergeRefs(opener.ref, ref)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!disabled) opener.onKeyDown(event);
      }}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        if (!disabled) opener.onPointerDown(event);
      }}
      {...rest}
    />
  );
});
