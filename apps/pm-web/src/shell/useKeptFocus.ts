import { useEffect } from 'react';

/**
 * What had the focus may go: a card that was deleted, a button that is there no more. The focus then goes to the page and not
 * to the body, from where the next Tab would lead to the top of the window.
 */
export function useKeptFocus(): void {
  // The document's focus is the external thing.
  useEffect(() => {
    let last: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const hasGone = () => last instanceof Element && !last.isConnected;
    const keep = () => {
      if (!hasGone() || document.activeElement !== document.body) return;
      last = null;
      document.querySelector('main')?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      // Lists, menus and dialogs give the focus back in a timer of their own, which comes before this one.
      if (hasGone()) setTimeout(keep);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
