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

/** Where a key on the trigger lets the focus enter. */
export type MenuEntry = 'first' | 'last';

/** What the parts know of the menu that they stand in. */
export interface MenuState {
  primitives: MenuPrimitives;
  /** Made up, or the trigger's own. */
  triggerId: string;
  contentId: string;
  open: boolean;
  setOpen(open: boolean): void;
  /** Opened at least once: what nobody has opened is not drawn. */
  wasOpen: boolean;
  /** The page behind it cannot be used. */
  modal: boolean;
  /** What had the focus, and Tab goes on from. */
  opener: RefObject<HTMLElement | null>;
  /** The trigger's ref. */
  setOpener: (element: HTMLElement | null) => void;
  /** Where the focus enters, once; null for the sheet itself. */
  entry: RefObject<MenuEntry | null>;
  /** See `useOpenByPress`. */
  byPress: RefObject<boolean>;
}

export const MenuContext = createContext<MenuState | null>(null);

export function useMenu(): MenuState {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('A part of Menu stands outside Menu.Root and ContextMenu.Root');
  return menu;
}
