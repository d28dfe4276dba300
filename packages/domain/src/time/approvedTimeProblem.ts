import { type EntityKind, entities } from '../entities/entities';
import { formatDuration } from '../format/formatDuration';
import { timeMessages } from './timeMessages';

/**
 * Why something may not be deleted (GEN-12): approved time would go along. Says how much and what to do instead.
 *
 * @param minutes of approved time that would go
 * @returns null where none would
 */
export function approvedTimeProblem(kind: EntityKind, minutes: number): string | null {
  if (minutes === 0) return null;
  const { closedAs } = entities[kind];
  return closedAs === null
    ? timeMessages.approvedLocked
    : `${formatDuration(minutes)} of approved time would be deleted too. Set the status to ${closedAs} instead.`;
}
