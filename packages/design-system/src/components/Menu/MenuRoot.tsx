'use client';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useMemo, useRef } from 'react';
import { useControlled } from '../useControlled';
import { usePageDirection } from '../usePageDirection';
import { MenuContext } from './MenuContext';

export interface MenuRootProps {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** False leaves the page behind it usable. */
  modal?: boolean;
  children: ReactNode;
}

/** A button and its menu; renders nothing of its own. */
export function MenuRoot({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  modal,
  children,
}: MenuRootProps) {
  const [open, setOpen] = useControlled(openProp, defaultOpen, onOpenChange);
  const direction = usePageDirection();
  const enterAtLast = useRef(false);
  const menu = useMemo(() => ({ open, setOpen, enterAtLast }), [open, setOpen]);
  return (
    <MenuContext.Provider value={menu}>
      <DropdownMenu.Root open={open} onOpenChange={setOpen} modal={modal} dir={direction}>
        {children}
      </DropdownMenu.Root>
    </MenuContext.Provider>
  );
}
