import { TOKEN_REQUESTS_PER_MINUTE, type TokenScope, tokenMessages } from '@linework/domain';
import type { Context } from 'hono';
import { ACTIVE, PERSON } from '../access/personColumns';
import type { SignedIn } from '../access/SignedIn';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import type { AppEnv } from '../http/AppEnv';
import { forbidden, Problem } from '../http/Problem';
import { hashOfToken } from '../invitations/invitationLink';
import type { Services } from '../server/Services';

/** How far behind 'last used' may be: not every request writes. */
const USE_TOLD_AFTER_SECONDS = 60;
const LONGEST_TOKEN = 100;
const SAFE = new Set(['GET', 'HEAD']);
/** What belongs to a browser's session, or would let a token outlive itself. */
const NEEDS_SESSION = /^\/api\/(?:account|events)(?:\/|$)/;

/** What an `Authorization: Bearer` header carries; null where the request has none. */
export function bearerOf(c: Context): string | null {
  return /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
}

/**
 * Who a token acts for: its person, with the access role that they have now.
 *
 * @throws Problem 401 where it is none (any more), 403 where the request is nothing for it, 429 where there are too many
 */
export async function readToken(c: Context<AppEnv>, services: Services, token: string): Promise<SignedIn> {
  const { database, turns, now } = services;
  const moment = now().toISOString();
  const [found] =
    token.length > LONGEST_TOKEN
      ? []
      : await rowsOf<SignedIn & { tokenId: string; scope: TokenScope; isStale: boolean }>(
          database.orm,
          sql`select t.id as "tokenId", t.scope, '' as "sessionId", ${PERSON},
                t.last_used_at is null or t.last_used_at < ${moment}::timestamptz - make_interval(secs => ${USE_TOLD_AFTER_SECONDS}) as "isStale"
              from api_tokens t
              join people p on p.workspace_id = t.workspace_id and p.id = t.person_id and ${ACTIVE}
              join workspaces w on w.id = p.workspace_id
              where t.hash = ${hashOfToken(token)} and t.expires_at > ${moment}`,
        );
  if (!found) throw new Problem(401, { detail: tokenMessages.invalid });
  const { scope, isStale, ...actor } = found;
  c.set('personId', actor.personId);
  const retryAfter = turns.take(actor.tokenId, now(), TOKEN_REQUESTS_PER_MINUTE);
  if (retryAfter > 0) throw new Problem(429, { detail: tokenMessages.tooManyRequests, retryAfter });
  if (NEEDS_SESSION.test(c.req.path)) throw forbidden(tokenMessages.needsSession);
  if (scope === 'read' && !SAFE.has(c.req.method)) throw forbidden(tokenMessages.readsOnly);
  if (isStale)
    await database.orm.execute(
      sql`update api_tokens set last_used_at = ${moment} where workspace_id = ${actor.workspaceId} and id = ${actor.tokenId}`,
    );
  return actor;
}
