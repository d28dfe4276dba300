import { personList, type QueryOf, reachOf } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { clientScope, personScope, projectScope } from '../access/scope';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import type { StoredRow } from '../database/StoredRow';
import { type SQL, sql } from '../database/sql';
import { isoInstant, jsonRow, type ListSource, listPage } from '../lists/listPage';

const from = sql`people u`;
const fullName = sql`btrim(u.first_name || ' ' || u.last_name)`;

export function listPeople(tx: Tx, actor: SignedIn, query: QueryOf<typeof personList>): Promise<string> {
  return listPage(tx, actor, personList, query, personSource(actor));
}

/** One person; null where the actor sees none. */
export async function personDetail(tx: Tx, actor: SignedIn, id: string): Promise<StoredRow | null> {
  const [row] = await rowsOf<StoredRow>(
    tx,
    sql`select ${personRow(actor)} as json, u.version from ${from} where ${visible(actor)} and u.id = ${id}`,
  );
  return row ?? null;
}

function personSource(actor: SignedIn): ListSource {
  return {
    from,
    id: sql`u.id`,
    visible: visible(actor),
    fields: {
      name: fullName,
      email: sql`u.email`,
      jobRole: sql`u.job_role`,
      department: sql`u.department`,
      startDate: sql`u.start_date`,
      status: sql`u.status`,
    },
    row: personRow(actor),
  };
}

function visible(actor: SignedIn): SQL {
  return sql`u.workspace_id = ${actor.workspaceId} and u.deleted_at is null and ${personScope(actor)}`;
}

/** domain's PersonRow as JSON text. Counts and companies are of what the actor sees; rates only for those who may see them. */
function personRow(actor: SignedIn): SQL {
  const reach = reachOf(actor, 'rate:read');
  const mine = sql`u.id = ${actor.personId}`;
  const rate =
    reach === 'all'
      ? sql`, u.hourly_rate_minor as "hourlyRateMinor"`
      : reach === 'own'
        ? sql`, case when ${mine} then u.hourly_rate_minor end as "hourlyRateMinor"`
        : sql``;
  const row = sql`u.id, u.version, ${fullName} as "name", u.first_name as "firstName", u.last_name as "lastName", u.initials, u.email,
    u.phone, u.job_role as "jobRole", u.department, u.status, u.start_date as "startDate", u.access_role as "accessRole",
    (select c.id from clients c where c.workspace_id = u.workspace_id and c.id = u.client_id and ${clientScope(actor)}) as "clientId", team.n as "projectCount", work.n as "taskCount", work.done as "completedTasks" ${rate},
    ${isoInstant(sql`u.created_at`)} as "createdAt", ${isoInstant(sql`u.updated_at`)} as "updatedAt"
    from (select count(*)::int as n from project_team m join projects p on p.workspace_id = m.workspace_id and p.id = m.project_id
        where m.workspace_id = u.workspace_id and m.person_id = u.id and p.deleted_at is null and ${projectScope(actor)}) team,
      (select count(*)::int as n, count(*) filter (where t.status = 'Completed')::int as done
        from tasks t join projects p on p.workspace_id = t.workspace_id and p.id = t.project_id
        where t.workspace_id = u.workspace_id and t.assignee_id = u.id and t.deleted_at is null and p.deleted_at is null and ${projectScope(actor)}) work`;
  // Somebody else's rate is left out, not shown as null.
  return reach === 'own' ? withoutHiddenRate(row) : jsonRow(row);
}

function withoutHiddenRate(row: SQL): SQL {
  return sql`(select (case when o ->> 'hourlyRateMinor' is null then o - 'hourlyRateMinor' else o end)::text from (select to_jsonb(r) as o from (select ${row}) r) s)`;
}
