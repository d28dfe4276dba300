'use client';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
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
  return <MenuContext.Provider value={menu}>{children}</MenuContext.Provider>;
}
