import { useEffect, useRef, useState } from 'react';

/** How long a row that somebody comes back to is marked, ms. */
const MARKED_FOR = 3000;

interface Returned {
  /** The row that somebody comes back to, or has just made. */
  id: string | number | undefined;
  /** Where it is; -1 while it is not there. */
  position: number;
  /** Whether rows are laid out. */
  ready: boolean;
  /** Brings it into sight and focuses it: once for each id. */
  arrive: (position: number) => void;
}

/** @returns whether the row is to be marked now */
export function useReturned({ id, position, ready, arrive }: Returned): boolean {
  const arrived = useRef<string | number>(undefined);
  const [marked, setMarked] = useState<string | number>();
  // Scroll and focus are the browser's.
  useEffect(() => {
    if (id === undefined || position < 0 || !ready || arrived.current === id) return;
    arrived.current = id;
    setMarked(id);
    arrive(position);
  });
  useEffect(() => {
    if (marked === undefined) return;
    const timer = setTimeout(() => setMarked(undefined), MARKED_FOR);
    return () => clearTimeout(timer);
  }, [marked]);
  return id !== undefined && marked === id;
}

/** Whether the focus is nowhere in particular: on the page, as after a navigation. */
export function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.tagName === 'MAIN';
}
