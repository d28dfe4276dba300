import { excerpt, type TimeEntryRow } from '@linework/domain';

/** Says which other entry was going on at the same time. */
export function overlapWords(
  { description, startedAt, endedAt }: NonNullable<TimeEntryRow['overlaps']>,
  timeOfDay: (instant: string) => string,
): string {
  return `Overlaps “${excerpt(description)}” (${timeOfDay(startedAt)}–${timeOfDay(endedAt)})`;
}
