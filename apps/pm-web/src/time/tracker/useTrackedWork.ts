import type { TimeEntryRow } from '@linework/domain';
import type { TimerControl } from '@linework/timer';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../../session/SessionContext';
import { isComplete, newWork } from '../timer/newWork';
import type { TimedWork } from '../timer/timerStore';
import { keepDraft, readDraft } from '../timer/workDraft';

/** After so long without a keystroke a running timer is told of a description, ms. */
const PAUSE = 400;

/**
 * What the tracker's fields show and change: the open timer's details, or else what is filled in for the next one. A stop clears
 * them (TIM-03), wherever it was pressed.
 */
export function useTrackedWork(timer: TimerControl<TimedWork, TimeEntryRow>) {
  const { person } = useSession();
  const { status, details } = timer;
  const isOpen = status === 'running' || status === 'paused';
  const [draft, setDraft] = useState(() => readDraft(person.id));
  /** What was changed of an open timer and is not known to its store yet. */
  const [typed, setTyped] = useState<TimedWork | null>(null);
  const latest = useRef<TimedWork | null>(null);
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { changeDetails } = timer;

  const flush = useCallback(() => {
    clearTimeout(wait.current);
    const work = latest.current;
    // An incomplete one would be refused: it is kept in the fields, and the timer goes on as it was.
    if (work === null || !isComplete(work)) return;
    latest.current = null;
    void changeDetails(work).finally(() => setTyped(latest.current));
  }, [changeDetails]);

  const [wasOpen, setWasOpen] = useState(isOpen);
  if (status !== 'loading' && wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setTyped(null);
    setDraft(newWork());
  }
  // Storage is the external thing.
  useEffect(() => keepDraft(person.id, draft), [person.id, draft]);
  // The page is left in the middle of a word.
  const flushLatest = useRef(flush);
  flushLatest.current = flush;
  useEffect(() => () => flushLatest.current(), []);
  useEffect(() => {
    if (!isOpen) latest.current = null;
  }, [isOpen]);

  const change = (work: TimedWork, how?: 'typed') => {
    if (!isOpen) return setDraft(work);
    latest.current = work;
    setTyped(work);
    clearTimeout(wait.current);
    if (how === 'typed') wait.current = setTimeout(flush, PAUSE);
    else flush();
  };

  return { work: isOpen ? (typed ?? details ?? draft) : draft, change, flush };
}
