import { addDays } from '../format/workspaceDate';

/** The last day whose time is closed, 'YYYY-MM-DD'; null or absent where no time is. */
export type ClosedThrough = string | null | undefined;

/** Whether the time of that day is closed (TIM-11): it is neither recorded, changed nor deleted any more. */
export function isTimeClosed(date: string, closedThrough: ClosedThrough): boolean {
  return closedThrough != null && date <= closedThrough;
}

/** The first day on which time can be recorded; undefined where it can on any. */
export function firstOpenDay(closedThrough: ClosedThrough): string | undefined {
  return closedThrough == null ? undefined : addDays(closedThrough, 1);
}

/** Why an entry is locked: its day is closed, or it is approved; null where it can be changed. */
export function entryLock(
  { date, status }: { date: string; status: string },
  closedThrough: ClosedThrough,
): 'closed' | 'approved' | null {
  if (isTimeClosed(date, closedThrough)) return 'closed';
  return status === 'approved' ? 'approved' : null;
}
