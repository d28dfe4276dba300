import type { TimeEntryRow } from '@linework/domain';
import type { TimerControl } from '@linework/timer';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../../session/SessionContext';
import { isComplete, newWork } from '../timer/newWork';
import type { TimedWork } from '../timer/timerStore';
import { keepDraft, readDraft } from '../timer/workDraft';

/** After so long without a keystroke a running timer is told of what was typed, or what it lacks is marked, ms. */
const PAUSE = 400;

/**
 * What the tracker's fields show and change: the open timer's details, or else what is filled in for the next one. A stop clears
 * them (TIM-03), wherever it was pressed.
 */
export function useTrackedWork(timer: TimerControl<TimedWork, TimeEntryRow>) {
  const { person, settings } = useSession();
  const { timeClosedThrough } = settings;
  const { status, details } = timer;
  const isOpen = status === 'running' || status === 'paused';
  const [draft, setDraft] = useState(() => readDraft(person.id));
  /** What was changed of an open timer and is not known to its store yet. */
  const [typed, setTyped] = useState<TimedWork | null>(null);
  /** Whether what was typed of an open timer stays in the fields, as it is missing something. */
  const [isHeld, setHeld] = useState(false);
  const latest = useRef<TimedWork | null>(null);
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { changeDetails } = timer;

  const flush = useCallback(() => {
    const work = latest.current;
    // An incomplete one would be refused: it is kept in the fields, and the timer goes on as it was.
    if (work === null || !isComplete(work, timeClosedThrough)) return;
    clearTimeout(wait.current);
    latest.current = null;
    void changeDetails(work).finally(() => setTyped(latest.current));
  }, [changeDetails, timeClosedThrough]);

  const [wasOpen, setWasOpen] = useState(isOpen);
  if (status !== 'loading' && wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setTyped(null);
    setHeld(false);
    setDraft(newWork());
  }
  // Storage is the external thing.
  useEffect(() => keepDraft(person.id, draft), [person.id, draft]);
  // The page is left in the middle of a word.
  const flushLatest = useRef(flush);
  flushLatest.current = flush;
  useEffect(
    () => () => {
      flushLatest.current();
      clearTimeout(wait.current);
    },
    [],
  );
  useEffect(() => {
    if (!isOpen) latest.current = null;
  }, [isOpen]);

  const change = (work: TimedWork, how?: 'typed') => {
    if (!isOpen) return setDraft(work);
    latest.current = work;
    setTyped(work);
    clearTimeout(wait.current);
    const isWhole = isComplete(work, timeClosedThrough);
    if (isWhole) setHeld(false);
    if (isWhole && how !== 'typed') return flush();
    // Marked where one pauses, not on leaving the field: a button that moved then would miss its press.
    wait.current = setTimeout(() => {
      setHeld(latest.current !== null && !isWhole);
      flush();
    }, PAUSE);
  };

  return { work: isOpen ? (typed ?? details ?? draft) : draft, isHeld, change, flush };
}
