import { type AccessRole, accessMessages, accessRank } from '@linework/domain';
import { reachableRows } from '../access/reachableRows';
import type { SignedIn } from '../access/SignedIn';
import { endSessionsOf } from '../access/session';
import { recordAudit } from '../audit/recordAudit';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { forbidden, notFound } from '../http/Problem';
import type { Ports } from '../server/Ports';
import { personEntity, personName } from './person.entity';

/**
 * Signs somebody out everywhere and revokes their API tokens. They may sign in again.
 *
 * @returns how many sessions ended
 * @throws Problem as `checkMayEndAccess`
 */
export async function endAccess(tx: Tx, actor: SignedIn, id: string, ports: Ports): Promise<number> {
  const { name, email } = await checkMayEndAccess(tx, actor, id);
  const ended = await endSessionsOf(tx, actor, [id]);
  await recordAudit(tx, actor, { action: 'sessions-end', subject: `${name} <${email}>` }, ports);
  return ended;
}

/** @throws Problem 404 where the actor sees no such person, 403 where they may not remove them, or the person stands above them */
export async function checkMayEndAccess(
  tx: Tx,
  actor: SignedIn,
  id: string,
): Promise<{ name: string; email: string }> {
  const columns = sql`u.access_role as "accessRole", ${personName} as name, u.email`;
  const [person] = await rowsOf<{ accessRole: AccessRole; name: string; email: string; allowed: boolean }>(
    tx,
    reachableRows(actor, personEntity, [id], 'person:delete', columns),
  );
  if (!person) throw notFound('This person');
  if (!person.allowed) throw forbidden();
  if (accessRank(person.accessRole) > accessRank(actor.accessRole))
    throw forbidden(`${accessMessages.ownersSessions}.`);
  return person;
}
