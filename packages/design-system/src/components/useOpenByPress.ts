import { type RefObject, startTransition, useCallback, useRef } from 'react';

/**
 * What a press opens is drawn after the frame that shows the press; what a key opens is there for the next key at once.
 * Closing is never put off: it would wait together with what the choice leads to.
 * @returns `setOpen` that does so, and whether it was a press: for the opener's `onPointerDown` and `onKeyDown` to say
 */
export function useOpenByPress(
  setOpen: (open: boolean) => void,
): [setOpen: (open: boolean) => void, byPress: RefObject<boolean>] {
  const byPress = useRef(false);
  const change = useCallback(
    (open: boolean) => {
      if (open && byPress.current) startTransition(() => setOpen(true));
      else setOpen(open);
    },
    [setOpen],
  );
  return [change, byPress];
}
