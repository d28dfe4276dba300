import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useMenu } from './MenuContext';
import { walkEntries } from './walkEntries';

/**
 * The keys that Radix answers otherwise than they are meant. Tab closes a menu and moves on from what opened it, where Radix
 * swallows it; arrows, Home and End walk at once, where Radix waits for a timer.
 * @returns handlers for the sheet; `onKeyDownCapture` also hears the submenus, which are its children to React
 */
export function useMenuKeys() {
  const menu = useMenu();
  const leaving = useRef(false);
  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (walkEntries(event)) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (event.key !== 'Tab') return;
      // Out of Radix' hands; the browser then moves the focus, from the opener, as soon as nothing holds it here.
      event.stopPropagation();
      leaving.current = true;
      flushSync(() => menu.setOpen(false));
      menu.opener.current?.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      if (leaving.current) event.preventDefault();
      leaving.current = false;
    },
  };
}
