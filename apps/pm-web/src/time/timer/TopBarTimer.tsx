import { Link as TextLink, useShortcut, useToast } from '@linework/design-system';
import { timeMessages } from '@linework/domain';
import { CompactTimer, useStop } from '@linework/timer';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { keys } from '../../api/keys';
import { useAppPath } from '../../app/useAppPath';
import { useSession } from '../../session/SessionContext';
import { TIMER_KEY, useTimerKey } from './timerShortcut';
import { timerStoreOf } from './timerStore';
import { useAppTimer } from './useAppTimer';
import { useStopOptions } from './useStopOptions';
import { startableDraft } from './workDraft';

/** The open timer on every screen (TIM-04), and the key that starts and stops it. */
export function TopBarTimer() {
  const { person } = useSession();
  const timer = useAppTimer();
  const path = useAppPath();
  const { pathname } = useLocation();
  const options = useStopOptions();
  const tracker = path('/time-tracking');
  useTimerChanges(person.id);
  const question = useStartStopKey(timer, tracker);
  useRefusedTold(timer.snapshot?.refused.length ?? 0, tracker);
  const { details } = timer;
  return (
    <>
      <CompactTimer timer={timer} {...options} announce={pathname !== tracker}>
        {details && (
          <TextLink asChild tone="quiet">
            <Link to={tracker}>{details.taskTitle ?? details.projectName ?? details.description}</Link>
          </TextLink>
        )}
      </CompactTimer>
      {question}
    </>
  );
}

/** Reads the timer anew when the server announces a change, as of another device; lets go of it with the frame. */
function useTimerChanges(personId: string): void {
  useQuery({
    queryKey: keys.timer,
    queryFn: async () => {
      await timerStoreOf(personId).retry();
      return null;
    },
    // The store reads it first by itself.
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  // A sign-out ends the frame: nothing may be sent any more in that person's name.
  useEffect(() => () => timerStoreOf(personId).close(), [personId]);
}

/** Says on every other screen that counted time was not accepted: the tracker shows it, and saves it as an entry. */
function useRefusedTold(count: number, tracker: string): void {
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const told = useRef(0);
  useEffect(() => {
    if (count > told.current && pathname !== tracker)
      toast({
        tone: 'warning',
        title: 'Time that was counted here was not accepted',
        action: { label: 'Open Time Tracking', onAction: () => void navigate(tracker) },
      });
    told.current = count;
  }, [count, pathname, tracker, toast, navigate]);
}

/** @returns what a stop may have to ask first */
function useStartStopKey(timer: ReturnType<typeof useAppTimer>, tracker: string): ReactNode {
  const { person } = useSession();
  const [isOn] = useTimerKey();
  const { stop, question } = useStop(timer, useStopOptions());
  const toast = useToast();
  const navigate = useNavigate();
  const press = async ({ target }: KeyboardEvent) => {
    // Letters choose in a closed select.
    if (target instanceof Element && target.closest('[role="combobox"]')) return;
    if (timer.status === 'running') {
      await stop();
      return;
    }
    const work = timer.details ?? startableDraft(person.id);
    if (work) {
      await timer.start(work);
      return;
    }
    void navigate(tracker);
    toast({ tone: 'warning', title: timeMessages.startNeedsProject });
  };
  useShortcut(TIMER_KEY, (event) => void press(event), { enabled: isOn && timer.status !== 'loading' });
  return question;
}
