import { createContext, type RefObject, useContext } from 'react';

/** How the menu was opened, so that its content knows where focus goes. */
export interface MenuState {
  open: boolean;
  setOpen(open: boolean): void;
  /** Opened by ArrowUp: focus enters at the last entry. */
  enterAtLast: RefObject<boolean>;
}

export const MenuContext = createContext<MenuState | null>(null);

export function useMenu(): MenuState {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('A part of Menu stands outside Menu.Root');
  return menu;
}
