import { type RefObject, useEffect, useRef } from 'react';
import { isComposing } from './isComposing';

/**
 * Hears Escape in an element before what lies around it. A dialog hears it at the document, before any element, and closes; this
 * hears it at the window, where the inner of two is asked first.
 * @param handle says whether it took the key: false leaves it to the others. Not asked while an input method has the key.
 */
export function useEscapeFirst(element: RefObject<HTMLElement | null>, handle: () => boolean): void {
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event) || !element.current?.contains(event.target as Node))
        return;
      if (!latest.current()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, [element]);
}
