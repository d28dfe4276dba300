import { describePush } from '@linework/domain';
import { z } from 'zod';
import { sessionNow } from '../access/session';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { transact } from '../http/transact';
import { defineJob, type JobContext } from '../jobs/JobHandler';
import { unpushedNotifications } from '../notifications/notifications.queries';
import { notifiedPerson } from '../notifications/notifiedPerson';
import { isPushEndpoint } from './isPushEndpoint';
import { type PushTarget, postPush } from './postPush';
import { vapidKeys } from './vapidKeys';

const Payload = z.object({ sessionId: z.string() });
type Payload = z.infer<typeof Payload>;

interface Kept extends PushTarget {
  toldUntil: string;
}

/** Of more a message would name only some. */
const MOST = 100;
/** What could not be sent by then is read in the app. */
const GIVEN_UP_MS = 6 * 3_600_000;

/** Shows on one browser what its person has not read yet and it has not shown, as one message of what they see now. */
export const sendPush = defineJob<Payload>({
  kind: 'sendPush',
  payload: Payload,
  // One that waits for a slow service does not keep the next from another one.
  atOnce: 3,
  work: async ({ sessionId }, context) => {
    const sent = await send(sessionId, context);
    return async (tx) => {
      if (!sent) return;
      await tx.execute(
        sent.isTaken
          ? sql`update push_subscriptions set told_until = greatest(told_until, ${sent.until}::uuid) where session_id = ${sessionId}`
          : sql`delete from push_subscriptions where session_id = ${sessionId} and endpoint = ${sent.endpoint}`,
      );
    };
  },
  failed: async (_tx, _payload, { createdAt }) => Date.now() - createdAt.getTime() > GIVEN_UP_MS,
});

/** @returns null where there is nothing to tell, or nobody */
async function send(
  sessionId: string,
  { services, signal }: JobContext,
): Promise<{ endpoint: string; until: string; isTaken: boolean } | null> {
  const { database, publicUrl, mail, pushOrigins } = services;
  const session = await sessionNow(services, sessionId);
  if (!session) return null;
  const kept = await keptTarget(database.orm, sessionId);
  if (!kept) return null;
  const { toldUntil, ...target } = kept;
  const found = await transact(database, async (tx) => {
    const person = await notifiedPerson(tx, session.actor, 'pushNotifications');
    return (
      person && {
        rows: await unpushedNotifications(tx, person.actor, toldUntil, MOST),
        keys: await vapidKeys(tx),
      }
    );
  });
  const message = found && describePush(found.rows);
  if (!message) return null;
  const subject = publicUrl?.startsWith('https:')
    ? publicUrl
    : `mailto:${mail?.from ?? 'linework@localhost'}`;
  const isTaken =
    isPushEndpoint(target.endpoint, pushOrigins) &&
    (await postPush(target, message, { keys: found.keys, subject, signal }));
  return { endpoint: target.endpoint, until: message.tag, isTaken };
}

async function keptTarget(tx: Tx, sessionId: string): Promise<Kept | undefined> {
  const [kept] = await rowsOf<Kept>(
    tx,
    sql`select endpoint, p256dh, auth, told_until as "toldUntil" from push_subscriptions where session_id = ${sessionId}`,
  );
  return kept;
}
