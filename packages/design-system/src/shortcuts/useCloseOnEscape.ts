import { type RefObject, useEffect } from 'react';
import { isComposing } from './isComposing';

/**
 * Closes a dialog by Escape also where a message that came after it lies on top: Radix gives the key to the newest thing on the
 * page alone, and a message leaves it unanswered unless it has the focus.
 * @param button closes the dialog that it stands in
 */
export function useCloseOnEscape(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    // The last to hear it: what stands in the dialog has answered by now.
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      const dialog = button.current?.closest('[role="dialog"], [role="alertdialog"]');
      if (!dialog?.contains(event.target as Node)) return;
      event.preventDefault();
      button.current?.click();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [button]);
}
