import { countOf, formatDuration } from '@linework/domain';
import { type ManualRow, minutesOf } from '../manual/ManualRow';

/** '3 time entries wait for a connection' */
export function waitingWords(rows: readonly ManualRow[]): string {
  return `${entryCount(rows)} ${rows.length === 1 ? 'waits' : 'wait'} for a connection`;
}

/** '3 time entries' */
export function entryCount(rows: readonly ManualRow[]): string {
  return countOf('timeEntry', rows.length);
}

/** '4h 30m' */
export function durationOf(rows: readonly ManualRow[]): string {
  return formatDuration(rows.reduce((sum, row) => sum + (minutesOf(row) ?? 0), 0));
}

export const KEPT_HERE = 'Kept on this device, and saved as soon as the server can be reached.';
