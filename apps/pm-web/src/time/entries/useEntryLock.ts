import { entryLock, type TimeEntryRow } from '@linework/domain';
import { useSession } from '../../session/SessionContext';

/** Why an entry cannot be changed: see domain's `entryLock`. */
export function useEntryLock({ date, status }: Pick<TimeEntryRow, 'date' | 'status'>) {
  const { settings } = useSession();
  return entryLock({ date, status }, settings.timeClosedThrough);
}
