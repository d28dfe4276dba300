import { useMemo, useRef } from 'react';
import { useControlled } from '../useControlled';
import type { MenuPrimitives, MenuState } from './MenuContext';

interface MenuOpening {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Whether a menu is open, and what its parts need to know for it. */
export function useMenuState(
  primitives: MenuPrimitives,
  { open: openProp, defaultOpen = false, onOpenChange }: MenuOpening,
): MenuState {
  const [open, setOpen] = useControlled(openProp, defaultOpen, onOpenChange);
  const opener = useRef<HTMLElement>(null);
  const enterAtLast = useRef(false);
  return useMemo(() => ({ primitives, open, setOpen, opener, enterAtLast }), [primitives, open, setOpen]);
}
