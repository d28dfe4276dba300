import {
  PANEL_ROWS,
  type Permission,
  reachOf,
  type StatKey,
  statKeysFor,
  statMoments,
  todayIn,
} from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import { clientEntity } from '../clients/client.entity';
import { recentClients } from '../clients/clients.queries';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { personEntity } from '../people/person.entity';
import { projectEntity, withTheirProjects } from '../projects/project.entity';
import { fullestBudgets, recentProjects } from '../projects/projects.queries';
import { myWork, recentTasks } from '../tasks/tasks.queries';
import { openTasksAt } from '../tasks/taskTallies';
import { ownHours, sumOf, teamHours } from '../time/timeSums';
import { awaits } from '../time/waitingTime.queries';

/** The cards and three panels of DSH-02 and DSH-03, one's own work, hours and budgets, of what the actor sees. */
export async function dashboard(tx: Tx, signedIn: SignedIn, now: Date): Promise<string> {
  const actor = await withTheirProjects(tx, signedIn);
  const moments = statMoments(now);
  const keys = statKeysFor(actor.accessRole);
  const stats = keys.map((key) => sql`${monthsOf(key, actor, moments)} as ${sql.identifier(key)}`);
  const panels = {
    recentClients: panel(recentClients(actor, PANEL_ROWS)),
    recentProjects: panel(recentProjects(actor, PANEL_ROWS)),
    recentTasks: panel(recentTasks(actor, PANEL_ROWS)),
    ...(await permitted(tx, actor, todayIn(actor.timeZone, now))),
  };
  const [row] = await rowsOf<Record<StatKey, number[]> & { panels: string }>(
    tx,
    sql`select ${sql.join(stats, sql`, `)},
          json_build_object(${sql.join(
            Object.entries(panels).map(([name, json]) => sql`${name}::text, ${json}`),
            sql`, `,
          )})::text as panels`,
  );
  if (!row) throw new Error('The dashboard query answered no row');
  const cards = keys.map((key) => {
    const months = row[key];
    const [value = 0, before = 0] = [months[5], months[4]];
    return { key, value, change: value - before, months };
  });
  return `{"stats":${JSON.stringify(cards)},${row.panels.slice(1)}`;
}

/** What only some see: domain's Dashboard says who. */
async function permitted(tx: Tx, actor: SignedIn, today: string): Promise<Record<string, SQL>> {
  const may = (permission: Permission) => reachOf(actor, permission) !== null;
  return {
    ...(may('task:update') && { myWork: await myWork(tx, actor, PANEL_ROWS, today) }),
    ...(may('time:create') && { myHours: ownHours(actor, today) }),
    ...(may('time:approve') && { waiting: sumOf(awaits(actor)), teamHours: teamHours(actor, today) }),
    ...(may('budget:read') && { budgets: panel(fullestBudgets(actor, PANEL_ROWS)) }),
  };
}

function panel(rows: SQL): SQL {
  return sql`(select coalesce(json_agg(recent.row), '[]') from (${rows}) recent)`;
}

/** A card's count at each moment, as domain's dashboardStats defines it. */
function monthsOf(key: StatKey, actor: SignedIn, moments: Date[]): SQL {
  if (key === 'activeTasks') return sql`(${openTasksAt(actor, moments.slice(0, -1))})`;
  const counts = moments.map((moment) => {
    const at = sql`${moment.toISOString()}::timestamptz`;
    return sql`count(*) filter (where made <= ${at})`;
  });
  return sql`(select json_build_array(${sql.join(counts, sql`, `)}) from (${ROWS[key](actor)}) counted)`;
}

const ROWS: Record<Exclude<StatKey, 'activeTasks'>, (actor: SignedIn) => SQL> = {
  activeClients: (actor) =>
    sql`select c.created_at as made from clients c where c.status = 'Active' and ${visibleTo(actor, clientEntity)}`,
  totalProjects: (actor) =>
    sql`select p.created_at as made from projects p where ${visibleTo(actor, projectEntity)}`,
  teamMembers: (actor) => sql`select u.created_at as made from people u
    where u.status = 'Active' and u.access_role <> 'client' and ${visibleTo(actor, personEntity)}`,
};
