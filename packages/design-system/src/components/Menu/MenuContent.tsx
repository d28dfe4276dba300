'use client';
import { DropdownMenu } from 'radix-ui';
import { type ComponentPropsWithRef, type FocusEvent, useState } from 'react';
import { classNames } from '../classNames';
import { useScopeTheme } from '../useScopeTheme';
import { withRef } from '../withRef';
import * as styles from './Menu.css';
import { useMenu } from './MenuContext';
import { MenuCover } from './MenuCover';
import { entriesAround, useMenuKeys } from './useMenuKeys';

export interface MenuContentProps extends ComponentPropsWithRef<'div'> {
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
}

/** The sheet of entries. Arrow keys wander and wrap, letters jump, Escape and Tab close. */
export const MenuContent = withRef(function MenuContent(props: MenuContentProps) {
  const { open } = useMenu();
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  // A table has a menu in each row: one that nobody opens costs no more than its button.
  return wasOpen ? <MenuSheet {...props} /> : null;
});

const MenuSheet = withRef(function MenuSheet({
  side = 'bottom',
  align = 'start',
  className,
  onFocus,
  ...rest
}: MenuContentProps) {
  const menu = useMenu();
  const scope = useScopeTheme();
  const menuKeys = useMenuKeys();
  // Radix sends the entering focus to the first entry; ArrowUp on the trigger asks for the last.
  const enterAtLast = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    if (!menu.enterAtLast.current || event.target !== event.currentTarget) return;
    menu.enterAtLast.current = false;
    event.preventDefault();
    entriesAround(event.currentTarget).at(-1)?.focus();
  };
  return (
    <>
      <MenuCover />
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          data-component="Menu"
          {...scope}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          onFocus={enterAtLast}
          {...menuKeys}
          className={classNames(styles.root, className)}
          {...rest}
        />
      </DropdownMenu.Portal>
    </>
  );
});
