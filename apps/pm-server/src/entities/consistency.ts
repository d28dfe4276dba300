import { deletableKinds, entities, parentsOf } from '@linework/domain';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { type Entity, parentColumn } from './Entity';
import { entityOf } from './entityOf';

interface Check {
  /** What is wrong, to be read after a number. */
  problem: string;
  /** FROM and WHERE that leave what is wrong. */
  wrong: SQL;
  /** What names one of it: mostly its id. */
  name: SQL;
  remedy: string;
}

const EMPTY_PLACE = 'an empty DATA_DIR or database';
const RESTORE = `Restore the newest backup in which it is right into ${EMPTY_PLACE} ('linework restore FILE').`;
const MADE_ANEW = `Make a backup ('linework backup FILE') and restore it into ${EMPTY_PLACE} ('linework restore FILE'): that makes them anew.`;

/** The triggers without which counts would no longer follow the tasks. */
const COUNTING = sql`(values ('tasks_tally_insert'), ('tasks_tally_update'), ('tasks_tally_delete')) expected (name)`;

const KINDS = deletableKinds.map(entityOf);

const CHECKS: Check[] = [
  ...KINDS.flatMap((child) =>
    parentsOf(child.kind).map((kind) => {
      const parent = entityOf(kind);
      return {
        problem: `${entities[child.kind].plural} whose ${parent.noun} is deleted`,
        wrong: sql`from ${child.table} r join ${parent.table} above on above.workspace_id = r.workspace_id
          and above.id = r.${parentColumn(child, kind)} where r.deleted_at is null and above.deleted_at is not null`,
        name: sql`r.id`,
        remedy: RESTORE,
      };
    }),
  ),
  {
    problem: 'open tasks whose assignee is not on the team',
    wrong: sql`from tasks t where t.deleted_at is null and t.status <> 'Completed' and t.assignee_id is not null and not exists (
      select 1 from project_team m where m.workspace_id = t.workspace_id and m.project_id = t.project_id and m.person_id = t.assignee_id)`,
    name: sql`t.id`,
    remedy: 'Open these tasks in the app and save them: that puts the assignee on the team.',
  },
  {
    problem: 'deleted rows without a deletion to undo',
    wrong: sql`from (${ofEachKind(({ table }) => sql`select workspace_id, id, deletion_id from ${table} where deleted_at is not null`)}) r
      where not exists (select 1 from deletions d where d.workspace_id = r.workspace_id and d.id = r.deletion_id)`,
    name: sql`r.id`,
    remedy: RESTORE,
  },
  {
    problem: 'deletions that took another number of rows than they say',
    wrong: sql`from deletions d where d.undone_at is null and exists (
      select 1 from (
        ${ofEachKind(({ table, resource }) => sql`select ${resource}::text as kind, count(*) as n from ${table} r where r.workspace_id = d.workspace_id and r.deletion_id = d.id`)}
      ) taken where taken.n <> (d.counts ->> taken.kind)::int)`,
    name: sql`d.id`,
    remedy: RESTORE,
  },
  {
    problem: 'counts of tasks that a recount does not confirm',
    wrong: sql`from (
      select workspace_id, counted, project_id, status, priority, day from (
        select workspace_id, counted, project_id, status, priority, day, tasks, hours from task_tallies
        union all
        select t.workspace_id, l.counted, l.project_id, l.status, l.priority, l.day, -1, -l.hours from tasks t,
          task_tally_lines(t.project_id, t.status, t.priority, t.due_date, t.created_at, t.completed_at, t.estimated_hours) l
        where t.deleted_at is null
      ) lines group by 1, 2, 3, 4, 5, 6 having sum(tasks) <> 0 or sum(hours) <> 0
    ) differences`,
    name: sql`concat_ws(' ', 'by', counted, project_id, status, priority, day)`,
    remedy: MADE_ANEW,
  },
  {
    problem: 'triggers that keep these counts are gone or switched off',
    wrong: sql`from ${COUNTING} where not exists (select 1 from pg_catalog.pg_trigger t
      where t.tgrelid = 'tasks'::regclass and t.tgname = expected.name and t.tgenabled = 'O')`,
    name: sql`expected.name`,
    remedy: MADE_ANEW,
  },
  {
    problem: 'workspaces without an active owner',
    wrong: sql`from workspaces w where not exists (
      select 1 from people p where p.workspace_id = w.id and p.access_role = 'owner' and p.status = 'Active' and p.deleted_at is null)`,
    name: sql`w.id`,
    remedy: RESTORE,
  },
  {
    problem: 'damaged indexes',
    wrong: sql`from pg_catalog.pg_index i join pg_catalog.pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace and not i.indisvalid`,
    name: sql`c.relname`,
    remedy: MADE_ANEW,
  },
];

function ofEachKind(select: (entity: Entity) => SQL): SQL {
  return sql.join(KINDS.map(select), sql` union all `);
}

/** What does not add up in the stored rows, each with an example and what to do, in words; empty where all is well. */
export async function inconsistencies(tx: Tx): Promise<string[]> {
  const found: string[] = [];
  for (const { problem, wrong, name, remedy } of [...(await lostParents(tx)), ...CHECKS]) {
    const [row] = await rowsOf<{ n: number; example: string }>(
      tx,
      sql`select count(*)::int as n, min((${name})::text) as example ${wrong}`,
    );
    if (row && row.n > 0) found.push(`${row.n} ${problem} (${row.example}). ${remedy}`);
  }
  return found;
}

interface Reference {
  child: string;
  parent: string;
  columns: string[];
  parentColumns: string[];
}

/** One check for each of the schema's references: rows that say whose they are, and that one is not there. */
async function lostParents(tx: Tx): Promise<Check[]> {
  const references = await rowsOf<Reference>(
    tx,
    sql`select child.relname as child, parent.relname as parent,
          (select array_agg(a.attname::text order by k.at) from unnest(r.conkey) with ordinality k (column_number, at)
            join pg_catalog.pg_attribute a on a.attrelid = child.oid and a.attnum = k.column_number) as columns,
          (select array_agg(a.attname::text order by k.at) from unnest(r.confkey) with ordinality k (column_number, at)
            join pg_catalog.pg_attribute a on a.attrelid = parent.oid and a.attnum = k.column_number) as "parentColumns"
        from pg_catalog.pg_constraint r
        join pg_catalog.pg_class child on child.oid = r.conrelid
        join pg_catalog.pg_class parent on parent.oid = r.confrelid
        where r.contype = 'f' and r.connamespace = 'public'::regnamespace order by 1, 2`,
  );
  return references.map(({ child, parent, columns, parentColumns }) => {
    const column = (name = '') => sql`child.${sql.identifier(name)}`;
    const same = columns.map(
      (name, at) => sql`${column(name)} = parent.${sql.identifier(parentColumns[at] ?? '')}`,
    );
    const given = columns.map((name) => sql`${column(name)} is not null`);
    return {
      problem: `rows of ${child} whose row of ${parent} is not there`,
      wrong: sql`from ${sql.identifier(child)} child where ${sql.join(given, sql` and `)} and not exists (
        select 1 from ${sql.identifier(parent)} parent where ${sql.join(same, sql` and `)})`,
      name: column(columns.at(-1)),
      remedy: RESTORE,
    };
  });
}
