import { type RefObject, startTransition, useCallback, useRef } from 'react';

/**
 * What a press opens is drawn after the frame that shows the press; what a key opens is there for the next key at once.
 * @param closes whether what a press closes goes after that frame, too
 * @returns `setOpen` that does so, and whether it was a press: for `onPointerDown` and `onKeyDown` to say
 */
export function useOpenByPress(
  setOpen: (open: boolean) => void,
  closes = false,
): [setOpen: (open: boolean) => void, byPress: RefObject<boolean>] {
  const byPress = useRef(false);
  const change = useCallback(
    (open: boolean) => {
      if (byPress.current && (open || closes)) startTransition(() => setOpen(open));
      else setOpen(open);
    },
    [setOpen, closes],
  );
  return [change, byPress];
}
