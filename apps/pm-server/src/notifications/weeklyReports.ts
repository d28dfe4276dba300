import { ACCESS_ROLES, addDays, reachOf, type TimeZone, timeOfDayIn, weekStart } from '@linework/domain';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { textArray } from '../database/textArray';
import { queueMails } from '../mail/mails.service';
import type { Ports } from '../server/Ports';
import { wants } from './notifiedPerson';

/** By the workspace's clock. */
const FROM = '07:00';

interface Workspace {
  workspaceId: string;
  timeZone: TimeZone;
  today: string;
  quiet: boolean;
}

/** On Monday from seven o'clock, and on Tuesday, a report to everybody who records time and wants it: once for each week. */
export async function queueWeeklyReports(
  tx: Tx,
  { workspaceId, timeZone, today, quiet }: Workspace,
  ports: Ports,
): Promise<void> {
  const monday = weekStart(today);
  if (today > addDays(monday, 1) || (today === monday && timeOfDayIn(timeZone, ports.now()) < FROM)) return;
  const roles = ACCESS_ROLES.filter((accessRole) => reachOf({ accessRole }, 'time:create') !== null);
  const people = await rowsOf<{ id: string; email: string }>(
    tx,
    sql`with told as (
          insert into notification_keys (workspace_id, subject_id, key, at)
          select p.workspace_id, p.id, ${`weekly ${monday}`}, ${ports.now().toISOString()}::timestamptz
          from people p join workspaces w on w.id = p.workspace_id
          where p.workspace_id = ${workspaceId} and p.access_role = any(${textArray(roles)}) and ${wants('weeklyReports')}
          on conflict do nothing returning subject_id
        )
        select p.id, p.email from people p join told on told.subject_id = p.id where p.workspace_id = ${workspaceId} order by p.id`,
  );
  if (quiet || people.length === 0) return;
  const mails = people.map(({ id, email }) => ({
    kind: 'weeklyReport' as const,
    recipient: email,
    aboutId: id,
  }));
  await queueMails(tx, workspaceId, mails, ports);
}
