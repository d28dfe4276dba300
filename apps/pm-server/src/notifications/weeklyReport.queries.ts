import { addDays } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { personEntity } from '../people/person.entity';
import { withTheirProjects } from '../projects/project.entity';
import { taskEntity } from '../tasks/task.entity';
import { timeEntryEntity } from '../time/timeEntry.entity';
import { sumOf } from '../time/timeSums';
import { awaits } from '../time/waitingTime.queries';

/** Tasks of a list that are named; the rest is counted. */
const MOST_TASKS = 10;

export interface ReportedTask {
  id: string;
  title: string;
  projectName: string;
  dueDate: string;
}

export interface ReportedTasks {
  tasks: ReportedTask[];
  total: number;
}

interface Sum {
  entries: number;
  minutes: number;
}

export interface WeeklyReport {
  hoursPerWeek: number;
  /** What they recorded last week. */
  recorded: Sum;
  /** Of that, what is not submitted. */
  open: Sum;
  /** What waits for their approval, of any week. */
  waiting: Sum;
  due: ReportedTasks;
  overdue: ReportedTasks;
}

/**
 * Somebody's own last week and what is ahead of them, of what they see.
 *
 * @param monday of this week
 */
export async function weeklyReport(
  tx: Tx,
  signedIn: SignedIn,
  { monday, today }: { monday: string; today: string },
): Promise<WeeklyReport | null> {
  const actor = await withTheirProjects(tx, signedIn);
  const mine = sql`e.person_id = ${actor.personId} and e.date between ${addDays(monday, -7)} and ${addDays(monday, -1)}`;
  const [row] = await rowsOf<Pick<WeeklyReport, 'hoursPerWeek' | 'recorded' | 'open' | 'waiting'>>(
    tx,
    sql`select u.hours_per_week as "hoursPerWeek", ${sumOf(sql`${visibleTo(actor, timeEntryEntity)} and ${mine}`)} as recorded,
          ${sumOf(sql`${visibleTo(actor, timeEntryEntity)} and ${mine} and e.status = 'stopped'`)} as open,
          ${sumOf(awaits(actor))} as waiting
        from ${personEntity.from} where ${visibleTo(actor, personEntity)} and u.id = ${actor.personId}`,
  );
  if (!row) return null;
  const due = await tasksDue(tx, actor, sql`t.due_date between ${today} and ${addDays(monday, 6)}`);
  const overdue = await tasksDue(tx, actor, sql`t.due_date < ${today}`);
  return { ...row, due, overdue };
}

async function tasksDue(tx: Tx, actor: SignedIn, due: SQL): Promise<ReportedTasks> {
  const rows = await rowsOf<ReportedTask & { total: number }>(
    tx,
    sql`select t.id, t.title, p.name as "projectName", t.due_date::text as "dueDate", count(*) over ()::int as total from ${taskEntity.from}
        where ${visibleTo(actor, taskEntity)} and t.assignee_id = ${actor.personId} and t.status <> 'Completed' and ${due}
        order by t.due_date, t.id limit ${MOST_TASKS}`,
  );
  return { tasks: rows.map(({ total, ...task }) => task), total: rows[0]?.total ?? 0 };
}
