import type { TimeEntryRow } from '@linework/domain';

/** What an entry is called in its buttons and dialogs. */
export function entryName({ description }: Pick<TimeEntryRow, 'description'>): string {
  return description.length > LONGEST ? `${description.slice(0, LONGEST).trimEnd()}…` : description;
}

const LONGEST = 60;
