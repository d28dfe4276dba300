import type { OpenSession } from '@linework/domain';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { announceSessionEnd } from '../events/ChangeFeed';
import { isoInstant } from '../lists/listPage';
import { deviceOf } from './deviceOf';
import type { SignedIn } from './SignedIn';
import { livingSessions } from './session';

/** Where a person of the actor's workspace is signed in, the actor unless told otherwise, the latest use first. */
export async function openSessions(
  tx: Tx,
  actor: SignedIn,
  now: Date,
  personId = actor.personId,
): Promise<OpenSession[]> {
  const rows = await rowsOf<Omit<OpenSession, 'device' | 'isCurrent'> & { userAgent: string | null }>(
    tx,
    sql`select s.id, s.user_agent as "userAgent", ${isoInstant(sql`s.created_at`)} as "signedInAt",
          ${isoInstant(sql`s.updated_at`)} as "lastUsedAt"
        from ${livingSessions(now)} and p.workspace_id = ${actor.workspaceId} and p.id = ${personId}
        order by s.id::text = ${actor.sessionId} desc, s.updated_at desc, s.id`,
  );
  return rows.map(({ userAgent, ...session }) => ({
    ...session,
    device: deviceOf(userAgent),
    isCurrent: session.id === actor.sessionId,
  }));
}

/**
 * Ends sessions of this person, and their event streams with them.
 *
 * @param which one of them, or all but the one that asks
 * @returns how many
 */
export async function endOwnSessions(
  tx: Tx,
  actor: SignedIn,
  which: { id: string } | 'others',
): Promise<number> {
  const chosen = which === 'others' ? sql`s.id <> ${actor.sessionId}` : sql`s.id = ${which.id}`;
  const ended = await rowsOf<{ id: string }>(
    tx,
    sql`delete from auth_sessions s using people p where p.user_id = s.user_id
          and p.workspace_id = ${actor.workspaceId} and p.id = ${actor.personId} and ${chosen} returning s.id`,
  );
  for (const { id } of ended) await announceSessionEnd(tx, id);
  return ended.length;
}
