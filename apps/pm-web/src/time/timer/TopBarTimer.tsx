import { Link as TextLink, useShortcut, useToast } from '@linework/design-system';
import { timeMessages } from '@linework/domain';
import { CompactTimer, useStop } from '@linework/timer';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { keys } from '../../api/keys';
import { useAppPath } from '../../app/useAppPath';
import { useSession } from '../../session/SessionContext';
import { useShortcutsOn } from '../../shell/useShortcutsOn';
import { useWaitingEntries } from '../waiting/useWaitingEntries';
import { WaitingBadge } from '../waiting/WaitingBadge';
import { TIMER_KEY, useTimerKey } from './timerShortcut';
import { timerStoreOf } from './timerStore';
import { useAppTimer } from './useAppTimer';
import { useStopOptions } from './useStopOptions';
import { startableDraft } from './workDraft';

/**
 * The open timer on every screen (TIM-04), and the key that starts and stops it. For somebody who may not record time any more, a
 * notice that the server has stopped it.
 */
export function TopBarTimer({ mayRecord }: { mayRecord: boolean }) {
  return mayRecord ? <OpenTimer /> : <TimerEnded />;
}

function TimerEnded() {
  const { person } = useSession();
  const toast = useToast();
  const [details] = useState(() => timerStoreOf(person.id).current()?.timer?.details ?? null);
  useEffect(() => {
    if (details)
      toast({
        tone: 'warning',
        title: 'Your timer was stopped',
        description: `You do not record time here any more. What was counted for “${details.description}” is kept as a time entry.`,
      });
  }, [details, toast]);
  return null;
}

function OpenTimer() {
  const { person } = useSession();
  const timer = useAppTimer();
  const path = useAppPath();
  const { pathname } = useLocation();
  const options = useStopOptions();
  const tracker = path('/time-tracking');
  useTimerChanges(person.id);
  const question = useStartStopKey(timer, tracker);
  useTold(timer.snapshot?.refused.length ?? 0, 'Time that was counted here was not accepted', tracker);
  useTold(useWaitingEntries().refused.length, 'Time entries that waited were not saved', tracker);
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
      <WaitingBadge to={tracker} />
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

/** Says on every other screen what was refused after it had waited: Time Tracking shows it, and saves it once it is put right. */
function useTold(count: number, title: string, tracker: string): void {
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const told = useRef(0);
  useEffect(() => {
    if (count > told.current && pathname !== tracker)
      toast({
        tone: 'warning',
        title,
        action: { label: 'Open Time Tracking', onAction: () => void navigate(tracker) },
      });
    told.current = count;
  }, [count, title, pathname, tracker, toast, navigate]);
}

/** @returns what a stop may have to ask first */
function useStartStopKey(timer: ReturnType<typeof useAppTimer>, tracker: string): ReactNode {
  const { person, settings } = useSession();
  const [isOn] = useTimerKey();
  const [areOn] = useShortcutsOn();
  const { stop, question } = useStop(timer, useStopOptions());
  const toast = useToast();
  const navigate = useNavigate();
  const press = async () => {
    if (timer.status === 'running') {
      await stop();
      return;
    }
    const work = timer.details ?? startableDraft(person.id, settings.timeClosedThrough);
    if (work) {
      await timer.start(work);
      return;
    }
    void navigate(tracker);
    toast({ tone: 'warning', title: timeMessages.startNeedsProject });
  };
  useShortcut(TIMER_KEY, () => void press(), { enabled: isOn && areOn && timer.status !== 'loading' });
  return question;
}
