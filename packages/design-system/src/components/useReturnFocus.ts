'use client';
import { useRef } from 'react';

/**
 * Where the focus was before a dialog that has no trigger of its own, and back there once it closes. Radix knows triggers
 * only, and leaves the focus on the page's body otherwise. From an item of a menu it goes back to the menu's button.
 */
export function useReturnFocus() {
  const before = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const { activeElement } = document;
      const menu = activeElement?.closest('[role="menu"]');
      const opener = menu
        ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
        : activeElement;
      before.current = opener instanceof HTMLElement && opener !== document.body ? opener : null;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!before.current?.isConnected) return;
      event.preventDefault();
      before.current.focus();
    },
  };
}
