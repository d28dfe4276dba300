import { Callout, Kbd, Skeleton, Stack, Switch, useShortcutText } from '@linework/design-system';
import { timeMessages, todayIn } from '@linework/domain';
import { type RefusedAction, Timer } from '@linework/timer';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lateDialog, latePart } from '../../problems/latePart';
import { useSession } from '../../session/SessionContext';
import { rowOfRefused } from '../manual/ManualRow';
import { TimeStats } from '../TimeStats';
import { totalsQuery } from '../timeApi';
import { isComplete, isNamed } from '../timer/newWork';
import { TIMER_KEY, useTimerKey } from '../timer/timerShortcut';
import type { TimedWork } from '../timer/timerStore';
import { useAppTimer } from '../timer/useAppTimer';
import { useStopOptions } from '../timer/useStopOptions';
import { DATE_FIELD, DESCRIPTION_FIELD, PROJECT_FIELD, TrackerFields } from './TrackerFields';
import { useTrackedWork } from './useTrackedWork';

/** The clock with what it times (TIM-02, TIM-03), and the figures of one's week. */
export function TrackerTab() {
  const { person, settings } = useSession();
  const timer = useAppTimer();
  const { work, isHeld, change, flush } = useTrackedWork(timer);
  const [showsMissing, setShowsMissing] = useState(false);
  const [refused, setRefused] = useState<RefusedAction<TimedWork> | null>(null);
  const { data: totals } = useQuery(totalsQuery({ date: 'week', user: person.id }));
  if (showsMissing && isComplete(work, settings.timeClosedThrough)) setShowsMissing(false);

  /** The day that refused time was of: the one that was chosen, or else that of its start. */
  const dayOf = ({ counted, details }: RefusedAction<TimedWork>) => {
    const startedAt = counted.segments[0]?.startedAt ?? timer.store.now();
    return details?.date ?? todayIn(settings.timeZone, new Date(startedAt));
  };

  const getDetails = () => {
    if (isComplete(work, settings.timeClosedThrough)) return work;
    setShowsMissing(true);
    const named = work.projectId === '' ? PROJECT_FIELD : DESCRIPTION_FIELD;
    document.getElementById(isNamed(work) ? DATE_FIELD : named)?.focus();
    return null;
  };

  return (
    <Stack gap={16}>
      <Timer timer={timer} getDetails={getDetails} onSaveRefused={setRefused} {...useStopOptions()}>
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
      <WeekCard />
      <ShortcutNote />
      {refused && (
        <ManualEntryDialog
          key={refused.action.actionId}
          initial={{ date: dayOf(refused), rows: [rowOfRefused(refused)] }}
          onSaved={() => timer.store.dismiss(refused.action.actionId)}
          onClose={() => setRefused(null)}
        />
      )}
    </Stack>
  );
}

// Not of the first content, which is the clock.
const WeekCard = latePart(async () => (await import('../week/WeekCard')).WeekCard, <Skeleton height={240} />);
const ManualEntryDialog = lateDialog(
  async () => (await import('../manual/ManualEntryDialog')).ManualEntryDialog,
);

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
