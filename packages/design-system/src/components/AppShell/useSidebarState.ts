import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useControlled } from '../useControlled';
import { useMediaQuery } from '../useMediaQuery';
import type { AppShellState } from './AppShellContext';

/** Time to cross the gap between toggle, edge and sidebar before it closes, ms. */
const hoverGrace = 160;

interface SidebarState extends AppShellState {
  close(): void;
}

/** GEN-08 as a state: pinned, or open by the toggle, or open under the pointer. */
export function useSidebarState(
  pinnedProp: boolean | undefined,
  defaultPinned: boolean,
  onPinnedChange?: (pinned: boolean) => void,
): SidebarState {
  const sidebarId = useId();
  const narrow = useMediaQuery('(max-width: 1023.98px)');
  const [pinned, setPinned] = useControlled(pinnedProp, defaultPinned, onPinnedChange);
  const [open, setOpen] = useState(false);
  const [hovered, setHovered] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const visible = narrow ? open : pinned || open || hovered;

  // The timer outlives a render: it must not fire into an unmounted shell.
  useEffect(() => () => clearTimeout(leaving.current), []);

  const close = useCallback(() => {
    clearTimeout(leaving.current);
    setOpen(false);
    setHovered(false);
  }, []);

  const hoverStart = useCallback(() => {
    clearTimeout(leaving.current);
    if (!narrow && !pinned) setHovered(true);
  }, [narrow, pinned]);

  const hoverEnd = useCallback(() => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setHovered(false), hoverGrace);
  }, []);

  const toggle = useCallback(() => {
    if (!narrow && pinned) {
      setPinned(false);
      close();
      return;
    }
    // Opened by the pointer that now clicks: the click keeps it open.
    if (open) close();
    else setOpen(true);
  }, [narrow, pinned, open, setPinned, close]);

  const pin = useCallback(() => {
    setPinned(true);
    close();
  }, [setPinned, close]);

  return useMemo(
    () => ({ pinned, visible, narrow, sidebarId, toggle, pin, hoverStart, hoverEnd, close }),
    [pinned, visible, narrow, sidebarId, toggle, pin, hoverStart, hoverEnd, close],
  );
}
