import type { SignedIn } from '../access/SignedIn';
import { sql } from '../database/sql';

/** What a new row says of its making. `createHash`: of the request that makes it by itself. */
export function newStamp({ workspaceId, personId }: SignedIn, now: Date, createHash: string | null = null) {
  const at = now.toISOString();
  return { workspaceId, createdBy: personId, createHash, createdAt: at, updatedAt: at };
}

/** What every change of a row says. */
export function changedStamp(now: Date) {
  return { version: sql`version + 1`, updatedAt: now.toISOString() };
}
