import { excerpt, type TimeEntryRow } from '@linework/domain';

/** What an entry is called in its buttons and dialogs. */
export function entryName({ description }: Pick<TimeEntryRow, 'description'>): string {
  return excerpt(description);
}
