'use client';
import { DropdownMenu, Slot } from 'radix-ui';
import type { ReactElement } from 'react';
import { withRef } from '../withRef';
import { MenuCheckboxItem } from './MenuCheckboxItem';
import { MenuContent, type MenuContentProps } from './MenuContent';
import { MenuContext } from './MenuContext';
import { MenuItem } from './MenuItem';
import { MenuLabel } from './MenuLabel';
import { MenuRadioGroup, MenuRadioItem } from './MenuRadio';
import { MenuRoot, type MenuRootProps } from './MenuRoot';
import { MenuSeparator } from './MenuSeparator';
import { MenuSheet } from './MenuSheet';
import { MenuSub } from './MenuSub';
import { MenuTrigger } from './MenuTrigger';
import { type MenuOpenerProps, menuOpenerProps } from './menuOpenerProps';
import { useMenuState } from './useMenuState';

export interface MenuProps extends Omit<MenuContentProps, 'children'>, MenuRootProps {
  /** The button that opens it, or what draws one with the props that make it do so: the cheap way, for rows of a table. */
  trigger: ReactElement | ((opener: MenuOpenerProps) => ReactElement);
}

const MenuWithParts = withRef(function Menu({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  modal,
  ...content
}: MenuProps) {
  const menu = useMenuState(DropdownMenu, { open, defaultOpen, onOpenChange, modal });
  const opener = menuOpenerProps(menu);
  return (
    <>
      {typeof trigger === 'function' ? trigger(opener) : <Slot.Root {...opener}>{trigger}</Slot.Root>}
      {menu.wasOpen && (
        <MenuContext.Provider value={menu}>
          <MenuSheet {...content} />
        </MenuContext.Provider>
      )}
    </>
  );
});

/**
 * A button with things to do behind it. The parts are there to be put together otherwise; in a server component by their flat
 * names (`MenuItem`), for it sees no property of a client component.
 *
 * Not for choosing a field's value (`Select`), for navigation that should be seen (`Link`s, `Tabs`), nor for controls and text
 * (`Popover`). What is done to a thing on the page may have a `ContextMenu` beside the button, never instead of it.
 *
 * Keyboard: on the button Enter, Space and ArrowDown open it at the first entry, ArrowUp at the last. Inside arrows walk and
 * wrap, Home, End and letters jump, Enter and Space do what the entry says, Escape and Tab close.
 *
 * @example
 * <Menu trigger={<Button trailingIcon={<ChevronDown />}>New</Button>}>
 *   <Menu.Item icon={<Folder />} onSelect={newProject}>Project</Menu.Item>
 * </Menu>
 */
export const Menu = Object.assign(MenuWithParts, {
  Root: MenuRoot,
  Trigger: MenuTrigger,
  Content: MenuContent,
  Item: MenuItem,
  Separator: MenuSeparator,
  Label: MenuLabel,
  RadioGroup: MenuRadioGroup,
  RadioItem: MenuRadioItem,
  CheckboxItem: MenuCheckboxItem,
  Sub: MenuSub,
});
