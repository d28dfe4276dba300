import { type EntityKind, entities } from '../entities/entities';
import { formatDuration } from '../format/formatDuration';
import { timeMessages } from './timeMessages';

/** Time that a deletion would take along and must not, in minutes. */
export interface LockedTime {
  approvedMinutes: number;
  /** Of closed days (TIM-11) and not approved. */
  closedMinutes: number;
}

/**
 * Why something may not be deleted (GEN-12): approved time would go along, or time that is closed. Says how much and what to do instead.
 *
 * @returns null where none would
 */
export function lockedTimeProblem(
  kind: EntityKind,
  { approvedMinutes, closedMinutes }: LockedTime,
): string | null {
  const isApproved = approvedMinutes > 0;
  const minutes = isApproved ? approvedMinutes : closedMinutes;
  if (minutes === 0) return null;
  const { closedAs } = entities[kind];
  if (closedAs === null) return isApproved ? timeMessages.approvedLocked : timeMessages.closedLocked;
  return `${formatDuration(minutes)} of ${isApproved ? 'approved' : 'closed'} time would be deleted too. Set the status to ${closedAs} instead.`;
}
