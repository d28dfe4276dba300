import {
  type ApiToken,
  type ApiTokenInput,
  MOST_TOKENS,
  type NewApiToken,
  TOKEN_PREFIX,
  tokenMessages,
} from '@linework/domain';
import { checkOwnPassword } from '../access/checkOwnPassword';
import type { SignedIn } from '../access/SignedIn';
import { recordAudit } from '../audit/recordAudit';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { conflict, notFound } from '../http/Problem';
import { transact } from '../http/transact';
import { hashOfToken, newToken } from '../invitations/invitationLink';
import { isoInstant } from '../lists/listPage';
import type { Ports } from '../server/Ports';
import type { Services } from '../server/Services';

const DAY_MS = 86_400_000;
/** An ended one stays listed so long: somebody may look for why their program stopped. */
const ENDED_DAYS = 30;

const columns = sql`t.id, t.name, t.scope, t.ending, ${isoInstant(sql`t.created_at`)} as "createdAt",
  ${isoInstant(sql`t.expires_at`)} as "expiresAt", ${isoInstant(sql`t.last_used_at`)} as "lastUsedAt"`;

/** One's own, the newest first. */
export function ownTokens(tx: Tx, actor: SignedIn): Promise<ApiToken[]> {
  return rowsOf<ApiToken>(
    tx,
    sql`select ${columns} from api_tokens t where ${isOwn(actor)} order by t.id desc`,
  );
}

/**
 * Makes a token of the actor's own. It is answered this once.
 *
 * @param gone whoever asked does not wait any more
 * @throws Problem 422 at 'currentPassword', 409 where there are too many, 429
 */
export async function makeToken(
  services: Services,
  actor: SignedIn,
  { name, scope, days, currentPassword }: ApiTokenInput,
  gone: AbortSignal,
): Promise<NewApiToken> {
  await checkOwnPassword(services, actor, currentPassword, gone);
  const { database, now, newId } = services;
  const token = `${TOKEN_PREFIX}${newToken()}`;
  const made = now();
  const expiresAt = new Date(made.getTime() + days * DAY_MS).toISOString();
  const id = newId();
  return transact(database, async (tx) => {
    await lockOwner(tx, actor);
    await tx.execute(
      sql`delete from api_tokens t where ${isOwn(actor)}
            and t.expires_at < ${made.toISOString()}::timestamptz - make_interval(days => ${ENDED_DAYS})`,
    );
    const own = await ownTokens(tx, actor);
    if (own.length >= MOST_TOKENS) throw conflict(tokenMessages.tooMany);
    await tx.execute(
      sql`insert into api_tokens (workspace_id, id, person_id, name, scope, hash, ending, created_at, expires_at)
          values (${actor.workspaceId}, ${id}, ${actor.personId}, ${name}, ${scope}, ${hashOfToken(token)}, ${token.slice(-4)},
            ${made.toISOString()}, ${expiresAt})`,
    );
    const [stored] = await rowsOf<ApiToken>(
      tx,
      sql`select ${columns} from api_tokens t where ${isOwn(actor)} and t.id = ${id}`,
    );
    if (!stored) throw notFound('This token');
    const detail = `${scope}, ${days} days`;
    await recordAudit(tx, actor, { action: 'token-made', subject: name, detail }, services);
    return { token, ...stored };
  });
}

/** @throws Problem 404 where it is not the actor's own */
export async function revokeToken(tx: Tx, actor: SignedIn, id: string, ports: Ports): Promise<void> {
  const [revoked] = await rowsOf<{ name: string }>(
    tx,
    sql`delete from api_tokens t where ${isOwn(actor)} and t.id = ${id} returning t.name`,
  );
  if (!revoked) throw notFound('This token');
  await recordAudit(tx, actor, { action: 'token-revoked', subject: revoked.name }, ports);
}

/** Of two tokens at once, the second is counted with the first. */
async function lockOwner(tx: Tx, { workspaceId, personId }: SignedIn): Promise<void> {
  await tx.execute(
    sql`select 1 from people p where p.workspace_id = ${workspaceId} and p.id = ${personId} for no key update`,
  );
}

function isOwn({ workspaceId, personId }: SignedIn): SQL {
  return sql`t.workspace_id = ${workspaceId} and t.person_id = ${personId}`;
}
