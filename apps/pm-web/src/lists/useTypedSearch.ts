import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** A list's search as its URL has it, for a box that runs ahead of it. */
export interface SearchInUrl {
  read: () => string;
  subscribe: (listener: () => void) => () => void;
  write: (text: string) => void;
  /** What was typed and is not in the URL yet: whatever writes the URL meanwhile takes it along. Null where there is nothing. */
  pending: RefObject<string | null>;
  /** Grows when what was typed is to be forgotten. */
  clearings: number;
}

/** Typing pauses this long before the list is asked for, in milliseconds. */
const PAUSE = 250;

/** The text in the box, which runs ahead of the URL's by one pause. It is the box's own state: a letter draws the box and not the page. */
export function useTypedSearch({ read, subscribe, write, pending }: SearchInUrl) {
  const inUrl = useSyncExternalStore(subscribe, read);
  const [ahead, setAhead] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestWrite = useRef(write);
  // The timer outlives the render that set it and must write with the parameters of the latest.
  useEffect(() => {
    latestWrite.current = write;
    pending.current = ahead;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    clearTimeout(timer.current);
    setAhead(text);
    timer.current = setTimeout(() => {
      latestWrite.current(text);
      setAhead(null);
    }, PAUSE);
  };
  return { typed: ahead ?? inUrl, type };
}
