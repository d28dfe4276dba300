import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** A list's search as its URL has it, for a box that runs ahead of it. */
export interface SearchInUrl {
  /** Another function where the URL has become another otherwise than by `write`. */
  read: () => string;
  write: (text: string) => void;
  /** What was typed and is not in the URL yet: whatever writes the URL meanwhile takes it along. Null where there is nothing. */
  pending: RefObject<string | null>;
  /** Grows when what was typed is to be forgotten. */
  clearings: number;
}

/** Typing pauses this long before the list is asked for, in milliseconds. */
const PAUSE = 250;

/**
 * For a search box whose text runs ahead of the URL's by one pause. The browser keeps the text and a letter draws nothing; it is
 * only changed here when the URL changes by itself.
 *
 * @param box the search's input
 * @returns what is to hear each change of its text
 */
export function useTypedSearch(
  box: RefObject<HTMLInputElement | null>,
  { read, write, pending }: SearchInUrl,
): (text: string) => void {
  useLayoutEffect(() => {
    const inUrl = read();
    if (!box.current || pending.current !== null || box.current.value === inUrl) return;
    box.current.value = inUrl;
  }, [box, read, pending]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestWrite = useRef(write);
  // The timer outlives the render that set it and must write with the parameters of the latest.
  useEffect(() => {
    latestWrite.current = write;
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      pending.current = null;
    },
    [pending],
  );
  return useCallback(
    (text) => {
      clearTimeout(timer.current);
      pending.current = text;
      timer.current = setTimeout(() => {
        pending.current = null;
        latestWrite.current(text);
      }, PAUSE);
    },
    [pending],
  );
}
