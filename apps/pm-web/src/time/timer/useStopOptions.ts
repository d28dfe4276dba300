import { useToast } from '@linework/design-system';
import { firstOpenDay, formatDuration, isTimeClosed, type TimeEntryRow, todayIn } from '@linework/domain';
import type { ActionResult, StopOptions } from '@linework/timer';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { touchedKeys } from '../../api/touchedKeys';
import { useFormat } from '../../format/useFormat';
import { useSession } from '../../session/SessionContext';

/** How a timer is stopped wherever it can be: times of day as the workspace has them, and a word of what it has made. */
export function useStopOptions() {
  const { timeOfDay } = useFormat();
  return {
    formatTime: timeOfDay,
    clockAt: timeOfDay,
    onStopped: useStopped(),
  } satisfies StopOptions<TimeEntryRow>;
}

/** Says what a stop has made, and has the lists show it. */
function useStopped(): (result: ActionResult<TimeEntryRow>) => void {
  const toast = useToast();
  const queryClient = useQueryClient();
  const { settings } = useSession();
  const { date } = useFormat();
  const { timeZone, timeClosedThrough } = settings;
  return useCallback(
    ({ entry }) => {
      if (!entry) {
        toast({ title: 'The time is kept on this device and saved once the connection is back' });
        return;
      }
      const startDay = todayIn(timeZone, new Date(entry.startedAt ?? entry.date));
      const isMoved =
        isTimeClosed(startDay, timeClosedThrough) && entry.date === firstOpenDay(timeClosedThrough);
      for (const queryKey of touchedKeys({ entity: 'timeEntry', ids: [entry.id] }))
        void queryClient.invalidateQueries({ queryKey });
      toast({
        tone: 'success',
        title: `${formatDuration(entry.minutes)} saved`,
        description: [
          entry.projectName,
          entry.taskTitle,
          isMoved && `its day is closed: it counts on ${date(entry.date)}`,
        ]
          .filter(Boolean)
          .join(' · '),
      });
    },
    [toast, queryClient, timeZone, timeClosedThrough, date],
  );
}
