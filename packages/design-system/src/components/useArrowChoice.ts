import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

/**
 * Arrow keys choose in a radio group. Radix moves the focus a moment after the key and chooses only while the key is
 * still down, so a quick tap would move without choosing; this remembers what moved it.
 */
export function useArrowChoice() {
  const moved = useRef(false);
  return {
    group: {
      onKeyDownCapture: (event: KeyboardEvent) => {
        moved.current = event.key.startsWith('Arrow');
      },
    },
    radio: {
      onFocus: (event: FocusEvent<HTMLButtonElement>) => {
        if (!moved.current) return;
        moved.current = false;
        // Tells Radix that the choice is made.
        event.preventDefault();
        event.currentTarget.click();
      },
    },
  };
}
