'use client';
import { DropdownMenu } from 'radix-ui';
import { type FocusEvent, type Ref, useImperativeHandle } from 'react';
import { escapeHandler } from '../../shortcuts/escapeHandler';
import { classNames } from '../classNames';
import { PopupLandmark } from '../PopupLandmark';
import { usePageDirection } from '../usePageDirection';
import { useScopeTheme } from '../useScopeTheme';
import { withRef } from '../withRef';
import * as styles from './Menu.css';
import type { MenuContentProps } from './MenuContentProps';
import { useMenu } from './MenuContext';
import { MenuCover } from './MenuCover';
import { entriesAround, useMenuKeys } from './useMenuKeys';

/** The sheet itself, with all that Radix needs for it. */
export const MenuSheet = withRef(function MenuSheet({
  side = 'bottom',
  align = 'start',
  className,
  onFocus,
  onCloseAutoFocus,
  ...rest
}: MenuContentProps) {
  const menu = useMenu();
  const direction = usePageDirection();
  const scope = useScopeTheme();
  const menuKeys = useMenuKeys(onCloseAutoFocus);
  // The entering focus is Radix' to place, but it knows no last entry, and of no key from before it was there.
  const enter = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    const entry = menu.entry.current;
    if (!entry || event.target !== event.currentTarget) return;
    menu.entry.current = null;
    event.preventDefault();
    entriesAround(event.currentTarget)
      .at(entry === 'first' ? 0 : -1)
      ?.focus();
  };
  return (
    <DropdownMenu.Root open={menu.open} onOpenChange={menu.setOpen} modal={menu.modal} dir={direction}>
      <DropdownMenu.Trigger asChild>
        <Opener />
      </DropdownMenu.Trigger>
      <MenuCover />
      <DropdownMenu.Portal>
        <PopupLandmark open={menu.open} aria-labelledby={menu.triggerId}>
          <DropdownMenu.Content
            data-component="Menu"
            {...scope}
            id={menu.contentId}
            aria-labelledby={menu.triggerId}
            side={side}
            align={align}
            sideOffset={4}
            collisionPadding={8}
            loop
            onFocus={enter}
            {...menuKeys}
            className={classNames(styles.root, className)}
            onEscapeKeyDown={escapeHandler()}
            {...rest}
          />
        </PopupLandmark>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
});

/** What opened the menu, for Radix to place the menu at and give the focus back to; draws nothing. */
const Opener = withRef(function Opener({ ref }: { ref?: Ref<unknown> }) {
  const { opener } = useMenu();
  useImperativeHandle(ref, () => opener.current);
  return null;
});
