import { ECDH } from 'node:crypto';
import { type PushInfo, type PushSubscriptionInput, pushMessages } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { invalid } from '../http/Problem';
import { enqueueAll } from '../jobs/enqueue';
import { wants } from '../notifications/notifiedPerson';
import type { Ports } from '../server/Ports';
import type { Services } from '../server/Services';
import { isPushEndpoint } from './isPushEndpoint';
import { vapidKeys } from './vapidKeys';

/** What happens at once is one message. */
const GATHERED_SECONDS = 3;

export async function pushInfo(tx: Tx, { workspaceId, sessionId }: SignedIn): Promise<PushInfo> {
  const { publicKey } = await vapidKeys(tx);
  const found = await rowsOf(
    tx,
    sql`select from push_subscriptions where workspace_id = ${workspaceId} and session_id = ${sessionId}`,
  );
  return { publicKey, isOn: found.length > 0 };
}

/**
 * Keeps where the browser of this session takes messages, in place of what was kept of it: a browser belongs to whoever signed in last.
 *
 * @throws Problem 422 where the server may not send there, or where the key is none
 */
export async function subscribe(
  tx: Tx,
  { workspaceId, personId, sessionId }: SignedIn,
  { endpoint, keys: { p256dh, auth } }: PushSubscriptionInput,
  { pushOrigins, now, newId }: Pick<Services, 'pushOrigins' | 'now' | 'newId'>,
): Promise<void> {
  if (!isPushEndpoint(endpoint, pushOrigins))
    throw invalid([{ path: 'endpoint', message: pushMessages.unknownService }]);
  if (!isPoint(p256dh)) throw invalid([{ path: 'keys.p256dh', message: pushMessages.notOfABrowser }]);
  await tx.execute(
    sql`delete from push_subscriptions where endpoint = ${endpoint} and session_id <> ${sessionId}::uuid`,
  );
  await tx.execute(
    sql`insert into push_subscriptions (session_id, workspace_id, person_id, endpoint, p256dh, auth, told_until, created_at)
        values (${sessionId}, ${workspaceId}, ${personId}, ${endpoint}, ${p256dh}, ${auth}, ${newId()}, ${now().toISOString()})
        on conflict (session_id) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth`,
  );
}

export async function unsubscribe(tx: Tx, { workspaceId, sessionId }: SignedIn): Promise<void> {
  await tx.execute(
    sql`delete from push_subscriptions where workspace_id = ${workspaceId} and session_id = ${sessionId}`,
  );
}

/** Notes that the browsers of people who want it are to show what these people have heard of. */
export async function notePushes(
  tx: Tx,
  { workspaceId, personIds }: { workspaceId: string; personIds: readonly string[] },
  ports: Ports,
): Promise<void> {
  if (personIds.length === 0) return;
  const found = await rowsOf<{ sessionId: string }>(
    tx,
    sql`select s.session_id as "sessionId" from push_subscriptions s
        join people p on p.workspace_id = s.workspace_id and p.id = s.person_id
        join workspaces w on w.id = p.workspace_id
        where s.workspace_id = ${workspaceId} and s.person_id = any(${uuids(personIds)}) and ${wants('pushNotifications')}
        order by s.session_id`,
  );
  const jobs = found.map((payload) => ({ payload: { ...payload }, inSeconds: GATHERED_SECONDS }));
  await enqueueAll(tx, 'sendPush', jobs, ports);
}

/** Whether these are the bytes of a point of P-256. */
function isPoint(base64url: string): boolean {
  try {
    const bytes = Buffer.from(base64url, 'base64url');
    return bytes.length === 65 && ECDH.convertKey(bytes, 'prime256v1').length > 0;
  } catch {
    return false;
  }
}
