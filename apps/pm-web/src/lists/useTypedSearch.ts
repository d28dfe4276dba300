import { type RefObject, useEffect, useRef, useState } from 'react';

/** A list's search as its URL has it, for a box that runs ahead of it. */
export interface SearchInUrl {
  inUrl: string;
  write: (text: string) => void;
  /** What was typed and is not in the URL yet: whatever writes the URL meanwhile takes it along. Null where there is nothing. */
  pending: RefObject<string | null>;
  /** Grows when what was typed is to be forgotten. */
  clearings: number;
}

/** Typing pauses this long before the list is asked for, in milliseconds. */
const PAUSE = 250;

/** What was typed. Until the URL says it, or what nobody typed here, the box leads. */
interface Ahead {
  text: string;
  isSent: boolean;
  /** What the URL may say meanwhile: what it said before, and what was sent to it since. */
  meanwhile: readonly string[];
}

/**
 * The text in the box runs ahead of the URL's by one pause, and by as long as the list takes to be drawn anew: the router changes
 * the URL when all that follows from it is ready. A box that went back to the URL's text meanwhile would lose letters.
 * It is the box's own state, so that a letter draws the box and not the page.
 */
export function useTypedSearch({ inUrl, write, pending }: SearchInUrl) {
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ write, inUrl });
  const caughtUp = ahead?.isSent === true && (inUrl === ahead.text || !ahead.meanwhile.includes(inUrl));
  if (caughtUp) setAhead(null);
  // The timer outlives the render that set it and must write with the parameters of the latest.
  useEffect(() => {
    latest.current = { write, inUrl };
    pending.current = ahead?.text ?? null;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    clearTimeout(timer.current);
    setAhead((now) => ({ text, isSent: false, meanwhile: now?.meanwhile ?? [] }));
    timer.current = setTimeout(() => {
      const { inUrl: said } = latest.current;
      setAhead((now) => ({ text, isSent: true, meanwhile: [...(now?.meanwhile ?? []), said, text] }));
      latest.current.write(text);
    }, PAUSE);
  };
  return { typed: ahead === null || caughtUp ? inUrl : ahead.text, type };
}
