const DAY_MS = 86_400_000;

/** Days that a deletion stays in the trash before its rows are removed for good. */
export const TRASH_DAYS = 30;

/** Deletions before this moment leave the trash. */
export function trashEnd(now: Date): Date {
  return new Date(now.getTime() - TRASH_DAYS * DAY_MS);
}

/** Whole days that a deletion still stays in the trash, at least 0. */
export function trashDaysLeft(deletedAt: string, now: Date): number {
  const leaves = new Date(deletedAt).getTime() - trashEnd(now).getTime();
  return Math.max(0, Math.ceil(leaves / DAY_MS));
}
