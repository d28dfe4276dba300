import { Callout, Kbd, Stack, Switch, useShortcutText } from '@linework/design-system';
import { timeMessages } from '@linework/domain';
import { Timer } from '@linework/timer';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../format/useFormat';
import { useSession } from '../../session/SessionContext';
import { TimeStats } from '../TimeStats';
import { totalsQuery } from '../timeApi';
import { isComplete, isNamed } from '../timer/newWork';
import { TIMER_KEY, useTimerKey } from '../timer/timerShortcut';
import { useAppTimer } from '../timer/useAppTimer';
import { useStopped } from '../timer/useStopped';
import { DATE_FIELD, DESCRIPTION_FIELD, PROJECT_FIELD, TrackerFields } from './TrackerFields';
import { useTrackedWork } from './useTrackedWork';

/** The clock with what it times (TIM-02, TIM-03), and the figures of one's week. */
export function TrackerTab() {
  const { person } = useSession();
  const format = useFormat();
  const timer = useAppTimer();
  const { work, isHeld, change, flush } = useTrackedWork(timer);
  const [showsMissing, setShowsMissing] = useState(false);
  const onStopped = useStopped();
  const { data: totals } = useQuery(totalsQuery({ date: 'week', user: person.id }));
  if (showsMissing && isComplete(work)) setShowsMissing(false);

  const getDetails = () => {
    if (isComplete(work)) return work;
    setShowsMissing(true);
    const named = work.projectId === '' ? PROJECT_FIELD : DESCRIPTION_FIELD;
    document.getElementById(isNamed(work) ? DATE_FIELD : named)?.focus();
    return null;
  };

  return (
    <Stack gap={16}>
      <Timer timer={timer} getDetails={getDetails} onStopped={onStopped} formatTime={format.timeOfDay}>
        <Stack gap={12}>
          {showsMissing && !isNamed(work) && (
            <Callout tone="danger" role="alert">
              {timeMessages.startNeedsProject}
            </Callout>
          )}
          <TrackerFields work={work} onChange={change} onBlur={flush} showsMissing={showsMissing || isHeld} />
        </Stack>
      </Timer>
      <TimeStats totals={totals} label="Your week" />
      <ShortcutNote />
    </Stack>
  );
}

/** Where the key is found, and turned off (WCAG 2.1.4). */
function ShortcutNote() {
  const [isOn, setOn] = useTimerKey();
  const text = useShortcutText();
  return (
    <Switch
      checked={isOn}
      onCheckedChange={setOn}
      label={
        <>
          <Kbd>{text(TIMER_KEY)}</Kbd> starts and stops the timer on every screen
        </>
      }
    />
  );
}
