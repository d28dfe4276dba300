import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { enqueueAll } from '../jobs/enqueue';
import type { Ports } from '../server/Ports';
import { wants } from './notifiedPerson';

/** What happens at once is one mail, and who is looking reads it in the app first. */
const GATHERED_SECONDS = 30;
/** From one mail to the next of the same person. */
const PAUSE_SECONDS = 600;
/** What nobody has noted a mail for by then is looked for. */
const LEFT_MINUTES = 5;
const FORGOTTEN_HOURS = 24;

/** Notes that people are to be mailed what they have heard of, once for each who wants that. */
export async function noteMails(
  tx: Tx,
  { workspaceId, personIds }: { workspaceId: string; personIds: readonly string[] },
  ports: Ports,
): Promise<void> {
  if (personIds.length === 0) return;
  const people = await rowsOf<{ personId: string; inSeconds: number }>(
    tx,
    sql`select p.id as "personId", greatest(${GATHERED_SECONDS}, ${PAUSE_SECONDS} + extract(epoch from (
            select max(m.ended_at) from mails m where m.workspace_id = ${workspaceId} and m.about_id = p.id
              and m.kind = 'notifications' and m.state = 'sent') - ${ports.now().toISOString()}::timestamptz))::float8 as "inSeconds"
        from people p join workspaces w on w.id = p.workspace_id
        where p.workspace_id = ${workspaceId} and p.id = any(${uuids(personIds)}) and ${wants('emailNotifications')}`,
  );
  const jobs = people.map(({ personId, inSeconds }) => ({
    payload: { workspaceId, personId },
    onceKey: `mailNotifications ${workspaceId} ${personId}`,
    inSeconds,
  }));
  await enqueueAll(tx, 'mailNotifications', jobs, ports);
}

/** As `noteMails`, of what a lost race, or a time without a mail server, has left behind. */
export async function noteLeftMails(tx: Tx, workspaceId: string, ports: Ports): Promise<void> {
  const now = sql`${ports.now().toISOString()}::timestamptz`;
  const left = await rowsOf<{ personId: string }>(
    tx,
    sql`select distinct n.person_id as "personId" from notifications n
        where n.workspace_id = ${workspaceId} and n.deleted_at is null and n.read_at is null and n.mailed_at is null
          and n.at between ${now} - make_interval(hours => ${FORGOTTEN_HOURS}) and ${now} - make_interval(mins => ${LEFT_MINUTES})`,
  );
  await noteMails(tx, { workspaceId, personIds: left.map(({ personId }) => personId) }, ports);
}
