import { useToast } from '@linework/design-system';
import { formatDuration, type TimeEntryRow } from '@linework/domain';
import type { ActionResult } from '@linework/timer';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { touchedKeys } from '../../api/touchedKeys';

/** Says what a stop has made, and has the lists show it. */
export function useStopped(): (result: ActionResult<TimeEntryRow>) => void {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useCallback(
    ({ entry }) => {
      if (!entry) {
        toast({ title: 'The time is kept on this device and saved once the connection is back' });
        return;
      }
      for (const queryKey of touchedKeys({ entity: 'timeEntry', ids: [entry.id] }))
        void queryClient.invalidateQueries({ queryKey });
      toast({
        tone: 'success',
        title: `${formatDuration(entry.minutes)} saved`,
        description: [entry.projectName, entry.taskTitle].filter(Boolean).join(' · '),
      });
    },
    [toast, queryClient],
  );
}
