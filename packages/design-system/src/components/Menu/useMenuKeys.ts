import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../../shortcuts/isComposing';
import { closeAtOnce } from '../closeAtOnce';
import { useWalkByLetters } from '../useWalkByLetters';
import { type Steps, vertical, walkByKey } from '../walkByKey';
import { useMenu } from './MenuContext';

const steps: Steps = { ...vertical, PageUp: () => 0, PageDown: (_, last) => last };

/**
 * The keys that Radix answers otherwise than they are meant. Tab closes a menu and moves on from what opened it, where Radix
 * swallows it; arrows, Home, End and letters walk at once, where Radix waits for a timer.
 * @returns handlers for the sheet; `onKeyDownCapture` also hears the submenus, which are its children to React
 */
export function useMenuKeys(onCloseAutoFocus?: (event: Event) => void) {
  const menu = useMenu();
  const leaving = useRef(false);
  const walkByLetters = useWalkByLetters();
  return {
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
      const entries = entriesAround(event.target);
      if (walkByKey(event, entries, steps, true) || walkByLetters(event, entries)) event.stopPropagation();
      if (event.key !== 'Tab' || isComposing(event)) return;
      // Out of Radix' hands; the browser then moves the focus, from the opener, as soon as nothing holds it here.
      event.stopPropagation();
      leaving.current = true;
      closeAtOnce(event.currentTarget);
      flushSync(() => menu.setOpen(false));
      menu.opener.current?.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      if (!leaving.current) onCloseAutoFocus?.(event);
      // What an entry leads to may have the focus already, before the sheet has faded out.
      if (leaving.current || document.activeElement !== document.body) event.preventDefault();
      leaving.current = false;
    },
  };
}

/** The entries that keys lead to from one of them, or from the sheet itself; none from a field between them. */
export function entriesAround(target: EventTarget): HTMLElement[] {
  if (!(target instanceof Element) || !target.matches('[role^="menu"]')) return [];
  const menu = target.closest('[role="menu"]');
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])') ?? [])];
}
