import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { useControlled } from '../useControlled';
import { useOpenByPress } from '../useOpenByPress';
import type { MenuEntry, MenuPrimitives, MenuState } from './MenuContext';

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
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const [setOpen, byPress] = useOpenByPress(changeOpen);
  const opener = useRef<HTMLElement>(null);
  const setOpener = useCallback((element: HTMLElement | null) => {
    opener.current = element;
  }, []);
  const entry = useRef<MenuEntry>(null);
  const id = useId();
  return useMemo(
    () => ({
      primitives,
      triggerId: `${id}trigger`,
      contentId: `${id}content`,
      open,
      setOpen,
      wasOpen,
      modal,
      opener,
      setOpener,
      entry,
      byPress,
    }),
    [primitives, id, open, setOpen, wasOpen, modal, setOpener, byPress],
  );
}
