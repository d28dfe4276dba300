'use client';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { usePageDirection } from '../usePageDirection';
import { MenuContext } from './MenuContext';
import { useMenuState } from './useMenuState';

export interface MenuRootProps {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** False leaves the page behind it usable. */
  modal?: boolean;
  children: ReactNode;
}

/** A button and its menu; renders nothing of its own. */
export function MenuRoot({ open, defaultOpen, onOpenChange, modal, children }: MenuRootProps) {
  const menu = useMenuState(DropdownMenu, { open, defaultOpen, onOpenChange, modal });
  const direction = usePageDirection();
  return (
    <MenuContext.Provider value={menu}>
      <DropdownMenu.Root open={menu.open} onOpenChange={menu.setOpen} modal={menu.modal} dir={direction}>
        {children}
      </DropdownMenu.Root>
    </MenuContext.Provider>
  );
}
