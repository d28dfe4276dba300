import { useMemo, useRef } from 'react';
import { useControlled } from '../useControlled';
import { useOpenByPress } from '../useOpenByPress';
import type { MenuPrimitives, MenuState } from './MenuContext';

interface MenuOpening {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  modal?: boolean;
}

/** Whether a menu is open, and what its parts need to know for it. */
export function useMenuState(
  primitives: MenuPrimitives,
  { open: openProp, defaultOpen = false, onOpenChange, modal = true }: MenuOpening,
): MenuState {
  const [open, changeOpen] = useControlled(openProp, defaultOpen, onOpenChange);
  const [setOpen, byPress] = useOpenByPress(changeOpen);
  const opener = useRef<HTMLElement>(null);
  const enterAtLast = useRef(false);
  return useMemo(
    () => ({ primitives, open, setOpen, modal, opener, enterAtLast, byPress }),
    [primitives, open, setOpen, modal, byPress],
  );
}
