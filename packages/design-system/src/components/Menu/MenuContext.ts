import type { DropdownMenu } from 'radix-ui';
import { createContext, type RefObject, useContext } from 'react';

/** The primitives of Radix that the parts are made of: DropdownMenu's in a Menu, ContextMenu's in a ContextMenu. */
export type MenuPrimitives = Pick<
  typeof DropdownMenu,
  | 'Portal'
  | 'Group'
  | 'Item'
  | 'CheckboxItem'
  | 'RadioGroup'
  | 'RadioItem'
  | 'ItemIndicator'
  | 'Label'
  | 'Separator'
  | 'Sub'
  | 'SubTrigger'
  | 'SubContent'
>;

/** What the parts know of the menu that they stand in. */
export interface MenuState {
  primitives: MenuPrimitives;
  open: boolean;
  setOpen(open: boolean): void;
  /** The page behind it cannot be used. */
  modal: boolean;
  /** What had the focus, and Tab goes on from. */
  opener: RefObject<HTMLElement | null>;
  /** Opened by ArrowUp: focus enters at the last entry. */
  enterAtLast: RefObject<boolean>;
  /** See `useOpenByPress`. */
  byPress: RefObject<boolean>;
}

export const MenuContext = createContext<MenuState | null>(null);

export function useMenu(): MenuState {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('A part of Menu stands outside Menu.Root and ContextMenu.Root');
  return menu;
}
