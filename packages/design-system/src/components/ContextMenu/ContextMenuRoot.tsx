'use client';
import { ContextMenu as RadixContextMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { MenuContext } from '../Menu/MenuContext';
import { useMenuState } from '../Menu/useMenuState';
import { usePageDirection } from '../usePageDirection';

export interface ContextMenuRootProps {
  /** To close it where what it is about is gone; it is opened by its trigger alone. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** False leaves the page behind it usable. */
  modal?: boolean;
  children: ReactNode;
}

/** A thing and its menu; renders nothing of its own. */
export function ContextMenuRoot({ open, onOpenChange, modal, children }: ContextMenuRootProps) {
  const menu = useMenuState(RadixContextMenu, { open, onOpenChange, modal });
  const direction = usePageDirection();
  const changeOpen = (next: boolean) => {
    const { activeElement } = document;
    if (next && activeElement instanceof HTMLElement) menu.opener.current = activeElement;
    menu.setOpen(next);
  };
  return (
    <MenuContext.Provider value={menu}>
      <RadixContextMenu.Root open={menu.open} onOpenChange={changeOpen} modal={menu.modal} dir={direction}>
        {children}
      </RadixContextMenu.Root>
    </MenuContext.Provider>
  );
}
