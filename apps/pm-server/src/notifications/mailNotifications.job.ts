import { z } from 'zod';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { defineJob } from '../jobs/JobHandler';
import { queueMail } from '../mail/mails.service';
import { unmailedNotifications } from './notifications.queries';
import { notifiedPerson } from './notifiedPerson';

const Payload = z.object({ workspaceId: z.string(), personId: z.string() });
type Payload = z.infer<typeof Payload>;

/**
 * Queues one mail of all that somebody has not read yet. One that waits already will tell of it: its text is written when it is sent.
 */
export const mailNotifications = defineJob<Payload>({
  kind: 'mailNotifications',
  payload: Payload,
  work:
    async (payload, { services }) =>
    async (tx) => {
      if (!services.mail) return;
      const person = await notifiedPerson(tx, payload, 'emailNotifications');
      if (!person || (await isQueued(tx, payload))) return;
      const { rows } = await unmailedNotifications(tx, person.actor, 1);
      if (rows.length === 0) return;
      const { workspaceId, personId } = payload;
      const mail = { kind: 'notifications', recipient: person.email, aboutId: personId } as const;
      await queueMail(tx, { workspaceId, ...mail }, services);
    },
});

async function isQueued(tx: Tx, { workspaceId, personId }: Payload): Promise<boolean> {
  const found = await rowsOf(
    tx,
    sql`select from mails where workspace_id = ${workspaceId} and about_id = ${personId} and kind = 'notifications' and state = 'queued'`,
  );
  return found.length > 0;
}
