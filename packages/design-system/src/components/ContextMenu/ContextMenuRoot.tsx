'use client';
import { ContextMenu as RadixContextMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { MenuContext } from '../Menu/MenuContext';
import { useMenuState } from '../Menu/useMenuState';
import { usePageDirection } from '../usePageDirection';

export interface ContextMenuRootProps {
  onOpenChange?: (open: boolean) => void;
  /** False leaves the page behind it usable. */
  modal?: boolean;
  children: ReactNode;
}

/** A thing and its menu; renders nothing of its own. */
export function ContextMenuRoot({ onOpenChange, modal, children }: ContextMenuRootProps) {
  const menu = useMenuState(RadixContextMenu, { onOpenChange, modal });
  const direction = usePageDirection();
  const changeOpen = (open: boolean) => {
    const { activeElement } = document;
    if (open && activeElement instanceof HTMLElement) menu.opener.current = activeElement;
    menu.setOpen(open);
  };
  return (
    <MenuContext.Provider value={menu}>
      <RadixContextMenu.Root open={menu.open} onOpenChange={changeOpen} modal={menu.modal} dir={direction}>
        {children}
      </RadixContextMenu.Root>
    </MenuContext.Provider>
  );
}
