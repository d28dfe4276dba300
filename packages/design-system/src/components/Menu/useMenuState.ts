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
  const id = useId();
  const [triggerId, setTriggerId] = useState(`${id}trigger`);
  const setOpener = useCallback((element: HTMLElement | null) => {
    opener.current = element;
    // A trigger with an id of its own keeps it, and names the menu by that.
    if (element?.id) setTriggerId(element.id);
  }, []);
  const entry = useRef<MenuEntry>(null);
  return useMemo(
    () => ({
      primitives,
      triggerId,
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
    [primitives, id, triggerId, open, setOpen, wasOpen, modal, setOpener, byPress],
  );
}
