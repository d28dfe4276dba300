import { useToast } from '@linework/design-system';
import { countOf, type TimeEntryRow } from '@linework/domain';
import { useQueryClient } from '@tanstack/react-query';
import { touchedKeys } from '../../api/touchedKeys';

/** Says that rows of a manual entry were saved (TIM-06), and has the screens show them. */
export function useTellSaved(): (rows: readonly TimeEntryRow[]) => void {
  const toast = useToast();
  const queryClient = useQueryClient();
  return (rows) => {
    for (const queryKey of touchedKeys({ entity: 'timeEntry', ids: rows.map(({ id }) => id) }))
      void queryClient.invalidateQueries({ queryKey });
    toast({ tone: 'success', title: `${countOf('timeEntry', rows.length)} saved` });
  };
}
