import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { usePageDirection } from './usePageDirection';
import { horizontal, vertical, walkByKey } from './walkByKey';

/**
 * Arrow keys choose in a radio group, at once. Radix moves the focus a moment after the key and chooses only while the key is
 * still down, so a quick tap would move without choosing, and of two the second would be lost.
 */
export function useArrowChoice() {
  const walking = useRef(false);
  const direction = usePageDirection();
  return {
    group: {
      onKeyDownCapture: (event: KeyboardEvent) => {
        const radios = event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]:not([disabled])');
        walking.current = true;
        walkByKey(event, [...radios], { ...horizontal[direction], ...vertical }, true);
        walking.current = false;
      },
    },
    radio: {
      onFocus: (event: FocusEvent<HTMLButtonElement>) => {
        if (!walking.current) return;
        // Tells Radix that the choice is made.
        event.preventDefault();
        event.currentTarget.click();
      },
    },
  };
}
