import { type Actor, initials } from '@linework/domain';
import { type SampleWorkspace, sampleWorkspace } from '@linework/domain/sample';
import { clientColumns } from '../clients/clients.service';
import { clients } from '../clients/clients.table';
import type { Tx } from '../database/Database';
import { insertAll } from '../database/insertAll';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { textArray } from '../database/textArray';
import { withoutIndexes } from '../database/withoutIndexes';
import { people } from '../people/people.table';
import { projects, projectTeam } from '../projects/projects.table';
import { tasks } from '../tasks/tasks.table';
import { seededId, seededNumber } from './seeded';

export interface SeedSize {
  tasks: number;
  projects: number;
  clients: number;
  people: number;
}

interface SeedOptions extends SeedSize {
  workspaceId: string;
  ownerId: Actor['personId'];
  /** The workspace's date now, YYYY-MM-DD: no instant of what is made is after its beginning (UTC). */
  today: string;
  /** The same text gives the same rows on the same day. */
  seed: string;
}

/** People on each team: the assignees of the project's tasks. */
const TEAM = 5;
/** Tasks of one INSERT: what the database holds in memory for the triggers. */
const TASKS_PER_INSERT = 50_000;
/** Rows were made within so many days before today. */
const PAST_DAYS = 1_095;

/** What so many tasks usually belong to: projects of 500 on average, ten to a client, a person for 2,000. */
export function usualSize(tasks: number): SeedSize {
  const projects = Math.max(20, Math.round(tasks / 500));
  return {
    tasks,
    projects,
    clients: Math.max(5, Math.round(projects / 10)),
    people: Math.max(20, Math.round(tasks / 2_000)),
  };
}

/**
 * Adds people, clients, projects and any number of tasks to a workspace, for measuring and trying out: the words are those of
 * domain's sample, their combination is drawn from the seed. The tasks are made inside the database, a statement for each 50,000.
 */
export async function seedWorkspace(tx: Tx, options: SeedOptions): Promise<void> {
  const { workspaceId, ownerId, today, seed } = options;
  const sample = sampleWorkspace({ today, ownerId, seed });
  const start = Date.parse(`${today}T00:00:00Z`);
  const of = <Row>(rows: readonly Row[], kind: string, index: number): Row => {
    const row = rows[seededNumber(rows.length, seed, kind, index)];
    if (row === undefined) throw new Error(`The sample has nothing to make a ${kind} from`);
    return row;
  };
  const madeAt = (kind: string, index: number) => {
    const createdAt = new Date(
      start - seededNumber(PAST_DAYS * 86_400, seed, kind, index) * 1_000,
    ).toISOString();
    return { id: seededId(createdAt, seed, kind, index), createdAt, updatedAt: createdAt, workspaceId };
  };

  const personRows = range(options.people).map((index) => {
    const person = of(sample.people, 'role', index);
    const firstName = of(sample.people, 'first name', index).firstName;
    const lastName = `${of(sample.people, 'last name', index).lastName} ${romanLike(index)}`.trim();
    return {
      ...person,
      ...madeAt('person', index),
      firstName,
      lastName,
      initials: initials(`${firstName} ${lastName}`),
      accessRole: 'member',
      email: `person.${index}.${seededNumber(1_000_000, seed)}@haldenroy.example`,
      status: 'Active',
    };
  });
  const clientRows = range(options.clients).map((index) => {
    const client = of(sample.clients, 'client', index);
    return {
      ...clientColumns({
        ...client,
        name: numbered(client.name, index, sample.clients.length),
        projects: [],
      }),
      ...madeAt('client', index),
      createdBy: ownerId,
    };
  });
  const projectRows = range(options.projects).map((index) => {
    const { team, ...project } = of(sample.projects, 'project', index);
    return {
      ...project,
      ...madeAt('project', index),
      name: numbered(project.name, index, sample.projects.length),
      clientId: clientRows[index % clientRows.length]?.id ?? '',
      createdBy: ownerId,
    };
  });
  const teams = projectRows.map((_, index) =>
    range(TEAM).map((member) => of(personRows, `team ${member}`, index).id),
  );

  await insertAll(tx, people, personRows);
  await insertAll(tx, clients, clientRows);
  await insertAll(tx, projects, projectRows);
  await insertAll(
    tx,
    projectTeam,
    projectRows.flatMap(({ id }, index) =>
      [...new Set(teams[index])].map((personId, place) => ({
        workspaceId,
        projectId: id,
        personId,
        isLead: place === 0,
      })),
    ),
  );
  const drawn = { projectIds: projectRows.map(({ id }) => id), assigneeIds: teams.flat(), sample };
  await withoutIndexes(tx, [tasks], async () => {
    for (let from = 1; from <= options.tasks; from += TASKS_PER_INSERT) {
      const to = Math.min(options.tasks, from + TASKS_PER_INSERT - 1);
      await tx.execute(insertTasks(options, drawn, from, to));
    }
  });
}

/** Whether this seed has been here before. */
export async function isSeeded(tx: Tx, workspaceId: string, seed: string): Promise<boolean> {
  const email = `person.0.${seededNumber(1_000_000, seed)}@haldenroy.example`;
  const rows = await rowsOf(
    tx,
    sql`select 1 from people where workspace_id = ${workspaceId} and email = ${email}`,
  );
  return rows.length > 0;
}

interface Drawn {
  projectIds: readonly string[];
  /** TEAM for each project, in the order of the projects. */
  assigneeIds: readonly string[];
  sample: SampleWorkspace;
}

/**
 * Seven in ten tasks are completed; of the others one in six is overdue. One in fifty has no assignee, one in a hundred no due
 * date. Some projects have many times the tasks of others. Half of the titles name an area, the others a level, an axis or a
 * line, with a number that few share.
 */
function insertTasks(
  { workspaceId, ownerId, today, seed }: SeedOptions,
  drawn: Drawn,
  from: number,
  to: number,
): SQL {
  const { projectIds, assigneeIds, sample } = drawn;
  const titles = sample.tasks.map(({ title }) => title);
  const descriptions = [...sample.tasks, ...sample.projects].map(({ description }) => description);
  const midnight = sql`${today}::timestamp at time zone 'UTC'`;
  // Sixteen bits of the row's hash at a time, as a number from 0 to 1.
  const draw = (place: number) =>
    sql`(('x' || substr(h, ${sql.raw(String(place * 4 + 1))}, 4))::bit(16)::int / 65536.0)`;
  const oneOf = (list: SQL, place: number, length: number) =>
    sql`(${list})[1 + floor(${draw(place)} * ${length})::int]`;
  return sql`
    insert into tasks (workspace_id, id, created_at, updated_at, created_by, project_id, assignee_id, title, description,
      priority, status, due_date, estimated_hours, tags, completed_at)
    select ${workspaceId}::uuid,
      (lpad(to_hex((extract(epoch from made) * 1000)::bigint), 12, '0') || '7' || substr(h, 1, 3) || '8' || substr(h, 4, 15))::uuid,
      made, coalesce(done, made + (${midnight} - made) * ${draw(14)}), ${ownerId}::uuid,
      (${textArray(projectIds)}::uuid[])[project + 1],
      case when ${draw(1)} >= 0.02 then (${textArray(assigneeIds)}::uuid[])[project * ${TEAM} + 1 + floor(${draw(2)} * ${TEAM})::int] end,
      ${oneOf(sql`${textArray(titles)}`, 3, titles.length)}
        || ${oneOf(sql`array[', area ', ', area ', ', area ', ', level ', ', axis ', ', line ']`, 4, 6)}
        || chr(65 + floor(${draw(5)} * 26)::int) || '-' || (1 + floor(${draw(6)} * 9999))::int,
      ${oneOf(sql`${textArray(descriptions)}`, 7, descriptions.length)},
      ${oneOf(sql`array['Low', 'Medium', 'Medium', 'High']`, 8, 4)},
      status,
      case when ${draw(12)} < 0.99 then case
        when done is not null then done::date + floor(${draw(13)} * 10)::int - 3
        else ${today}::date - 18 + floor(${draw(13)} * 108)::int end end,
      0.5 + floor(${draw(15)} * 80) / 2, '[]', done
    from (
      select h, project, made, status,
        case when status = 'Completed' then made + (${midnight} - made) * ${draw(14)} end as done
      from (
        select h,
          floor(power(${draw(0)}::float8, 1.5) * ${projectIds.length})::int as project,
          date_trunc('second', ${midnight} - (${draw(10)} * ${PAST_DAYS} + ${draw(11)}) * interval '1 day') as made,
          case when ${draw(9)} < 0.7 then 'Completed' when ${draw(9)} < 0.85 then 'Todo' when ${draw(9)} < 0.95 then 'In Progress'
            else 'Review' end as status
        from (select md5(${seed}::text || n) || md5(n || ${seed}::text) as h from generate_series(${from}::int, ${to}::int) n) hashes
      ) rows
    ) dated`;
}

function numbered(name: string, index: number, known: number): string {
  return index < known ? name : `${name}, lot ${index}`;
}

/** Letters that tell apart people of the same names: none, then A, B, ... Z, AA, ... */
function romanLike(index: number): string {
  if (index < 20) return '';
  const [high, low] = [Math.floor(index / 26), index % 26];
  return `${high > 0 ? romanLike(high + 19) : ''}${String.fromCharCode(65 + low)}`;
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
