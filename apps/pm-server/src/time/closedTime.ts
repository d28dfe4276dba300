import { isTimeClosed, timeMessages } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { invalid } from '../http/Problem';

/** The last day whose time is closed (TIM-11); null where none is. It stays so until the transaction ends. */
export async function timeClosedThrough(
  tx: Tx,
  { workspaceId }: Pick<SignedIn, 'workspaceId'>,
): Promise<string | null> {
  // Waits for the settings that are being saved, and for nothing else.
  const [stored] = await rowsOf<{ day: string | null }>(
    tx,
    sql`select settings ->> 'timeClosedThrough' as day from workspaces where id = ${workspaceId} for key share`,
  );
  return stored?.day ?? null;
}

/** Whether time of that day is closed, in SQL. */
export function isClosedSql(date: SQL, workspaceId: SQL): SQL {
  return sql`coalesce(${date} <= (select (w.settings ->> 'timeClosedThrough')::date from workspaces w where w.id = ${workspaceId}), false)`;
}

/** @throws Problem 422 where the time of that day is closed */
export function checkDayOpen(date: string, closedThrough: string | null): void {
  if (isTimeClosed(date, closedThrough)) throw invalid([{ path: 'date', message: timeMessages.dayClosed }]);
}
