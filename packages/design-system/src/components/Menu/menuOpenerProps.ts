import type { PointerEvent } from 'react';
import { keyHandler } from '../../shortcuts/keyHandler';
import type { MenuEntry, MenuState } from './MenuContext';

const entryByKey: Record<string, MenuEntry | undefined> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/** The props that make a button the one that opens a menu. */
export type MenuOpenerProps = ReturnType<typeof menuOpenerProps>;

export function menuOpenerProps({
  triggerId,
  contentId,
  open,
  setOpen,
  setOpener,
  entry,
  byPress,
}: MenuState) {
  return {
    ref: setOpener,
    type: 'button',
    id: triggerId,
    'data-part': 'trigger',
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? contentId : undefined,
    'data-state': open ? 'open' : 'closed',
    onKeyDown: keyHandler((event) => {
      const asked = entryByKey[event.key];
      if (!asked) return;
      event.preventDefault();
      byPress.current = false;
      entry.current = asked;
      setOpen(true);
    }),
    onPointerDown: (event: PointerEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.ctrlKey) return;
      // Else the press would take the focus from the menu to the button.
      if (!open) event.preventDefault();
      byPress.current = true;
      entry.current = null;
      setOpen(!open);
    },
  } as const;
}
