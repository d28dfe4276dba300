import { addDays, DUE_SOON_DAYS, OVERDUE_DAYS, type TimeZone, todayIn, weekStart } from '@linework/domain';
import { z } from 'zod';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { defineJob } from '../jobs/JobHandler';
import type { Ports } from '../server/Ports';
import type { Services } from '../server/Services';
import { noteLeftMails } from './noteMails';
import { type Hearing, notify } from './notify';
import { tellBudgets } from './tellOfBudgets';
import { queueWeeklyReports } from './weeklyReports';

const EVERY_SECONDS = 900;
/** Key of a workspace in which reminders have begun. */
const BEGUN = 'begun';

interface Workspace {
  workspaceId: string;
  today: string;
  /** Its first reminders: what was due before they were there rings nobody. */
  quiet: boolean;
}

/**
 * Tells of what a day brings, by each workspace's calendar: tasks that are due or overdue, a week that is not submitted, a week's
 * report. And has mailed what was left behind.
 */
export const remind = defineJob({
  kind: 'remind',
  payload: z.object({}),
  everySeconds: EVERY_SECONDS,
  work:
    async (_, { services }) =>
    (tx) =>
      remindAll(tx, services),
});

export async function remindAll(tx: Tx, services: Ports & Pick<Services, 'mail'>): Promise<void> {
  const { mail, ...ports } = services;
  const rows = await rowsOf<{ workspaceId: string; timeZone: TimeZone; hasBegun: boolean }>(
    tx,
    sql`select w.id as "workspaceId", w.settings ->> 'timeZone' as "timeZone",
          exists (select from notification_keys k where k.workspace_id = w.id and k.subject_id = w.id and k.key = ${BEGUN}) as "hasBegun"
        from workspaces w order by w.id`,
  );
  for (const { workspaceId, timeZone, hasBegun } of rows) {
    const workspace = { workspaceId, today: todayIn(timeZone, ports.now()), quiet: !hasBegun };
    await remindOfTasks(tx, workspace, ports);
    await remindOfWeeks(tx, workspace, ports);
    await tellBudgets(tx, workspace, ports);
    if (mail) {
      await queueWeeklyReports(tx, { ...workspace, timeZone }, ports);
      await noteLeftMails(tx, workspaceId, ports);
    }
    if (!hasBegun) await beginReminders(tx, workspaceId, ports);
  }
}

/** From here on the workspace's days and budgets are told of. */
export async function beginReminders(
  tx: Tx,
  workspaceId: string,
  { now }: Pick<Ports, 'now'>,
): Promise<void> {
  await tx.execute(
    sql`insert into notification_keys (workspace_id, subject_id, key, at)
        values (${workspaceId}, ${workspaceId}, ${BEGUN}, ${now().toISOString()}) on conflict do nothing`,
  );
}

/** Each task once for each day that it is due on and each person whom it is assigned to. */
async function remindOfTasks(tx: Tx, workspace: Workspace, ports: Ports): Promise<void> {
  const { workspaceId, today, quiet } = workspace;
  const due = [
    { kind: 'taskDueSoon', from: today, to: addDays(today, DUE_SOON_DAYS) },
    { kind: 'taskOverdue', from: addDays(today, -OVERDUE_DAYS), to: addDays(today, -1) },
  ] as const;
  for (const { kind, from, to } of due) {
    const tasks = sql`select t.assignee_id as person_id, t.id, t.id as subject_id, ${kind}::text || ' ' || t.due_date || ' ' || t.assignee_id as key, 0 as minutes
      from tasks t where t.workspace_id = ${workspaceId} and t.deleted_at is null and t.status <> 'Completed'
        and t.due_date between ${from} and ${to} and t.assignee_id is not null`;
    const hearings = await untold(tx, workspaceId, tasks, ports);
    if (!quiet) await notify(tx, { workspaceId, personId: null }, { kind, hearings }, ports);
  }
}

/** On Monday and Tuesday, whoever has recorded time of last week that is not submitted: once for each week. */
async function remindOfWeeks(tx: Tx, { workspaceId, today, quiet }: Workspace, ports: Ports): Promise<void> {
  const monday = weekStart(today);
  if (today > addDays(monday, 1)) return;
  const from = addDays(monday, -7);
  const entries = sql`select e.person_id, e.id, e.person_id as subject_id, ${`week ${from}`}::text as key, e.minutes
    from time_entries e where e.workspace_id = ${workspaceId} and e.deleted_at is null and e.status = 'stopped'
      and e.date between ${from} and ${addDays(monday, -1)}`;
  const hearings = await untold(tx, workspaceId, entries, ports);
  if (!quiet)
    await notify(tx, { workspaceId, personId: null }, { kind: 'weekNotSubmitted', hearings }, ports);
}

/**
 * Of what is to be told, what was not told before; from now on it was.
 *
 * @param found a select of person_id, id, minutes, and the subject_id and key that it is told once by
 */
function untold(tx: Tx, workspaceId: string, found: SQL, { now }: Pick<Ports, 'now'>): Promise<Hearing[]> {
  return rowsOf<Hearing>(
    tx,
    sql`with found as materialized (${found}),
        told as (
          insert into notification_keys (workspace_id, subject_id, key, at)
          select distinct ${workspaceId}::uuid, subject_id, key, ${now().toISOString()}::timestamptz from found
          on conflict do nothing returning subject_id, key
        )
        select found.person_id as "personId", array_agg(found.id order by found.id desc) as "subjectIds", sum(found.minutes)::int as minutes
        from found join told using (subject_id, key) group by found.person_id order by found.person_id`,
  );
}
