import { Link as TextLink, useShortcut, useToast } from '@linework/design-system';
import { timeMessages } from '@linework/domain';
import { CompactTimer } from '@linework/timer';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { keys } from '../../api/keys';
import { useAppPath } from '../../app/useAppPath';
import { useSession } from '../../session/SessionContext';
import { TIMER_KEY, useTimerKey } from './timerShortcut';
import { timerStoreOf } from './timerStore';
import { useAppTimer } from './useAppTimer';
import { useStopped } from './useStopped';
import { startableDraft } from './workDraft';

/** The open timer on every screen (TIM-04), and the key that starts and stops it. */
export function TopBarTimer() {
  const { person } = useSession();
  const timer = useAppTimer();
  const path = useAppPath();
  const { pathname } = useLocation();
  const onStopped = useStopped();
  const tracker = path('/time-tracking');
  useTimerChanges(person.id);
  useStartStopKey(timer, onStopped, tracker);
  const { details } = timer;
  return (
    <CompactTimer timer={timer} onStopped={onStopped} announce={pathname !== tracker}>
      {details && (
        <TextLink asChild tone="quiet">
          <Link to={tracker}>{details.taskTitle ?? details.projectName ?? details.description}</Link>
        </TextLink>
      )}
    </CompactTimer>
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

function useStartStopKey(
  timer: ReturnType<typeof useAppTimer>,
  onStopped: ReturnType<typeof useStopped>,
  tracker: string,
): void {
  const { person } = useSession();
  const [isOn] = useTimerKey();
  const toast = useToast();
  const navigate = useNavigate();
  const press = async ({ target }: KeyboardEvent) => {
    // Letters choose in a closed select.
    if (target instanceof Element && target.closest('[role="combobox"]')) return;
    if (timer.status === 'running') {
      const result = await timer.stop();
      if (result) onStopped(result);
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
}
