import { initials, writeCursor } from '@linework/domain';
import { eq } from 'drizzle-orm';
import { serializeSigned } from 'hono/utils/cookie';
import { v7 } from 'uuid';
import { sessions, users } from '../src/access/accounts.table';
import { SESSION_COOKIE } from '../src/access/ourCookies';
import { foldTallies } from '../src/database/foldTallies';
import { rowsOf } from '../src/database/rowsOf';
import { type SQL, sql } from '../src/database/sql';
import { people } from '../src/people/people.table';
import { seedWorkspace, usualSize } from '../src/seed/seedWorkspace';
import { TEST_SECRET, type TestApp } from './onDatabase';
import { type Person, personWith, testWorkspace } from './testWorkspace';

/** A workspace of many tasks, and three people of it who see all of it, the projects of a team and those of a client. */
export interface ScaleWorkspace {
  id: string;
  people: { owner: Person; member: Person; client: Person };
  /** A client of middling size, a project of theirs and the member, who is in its team. */
  project: string;
  client: string;
  person: string;
  /** For each sort of the list of tasks, both ways, a place in its middle. */
  middle: { sort: string; direction: 'asc' | 'desc'; cursor: string }[];
}

/** Seeds an empty database; one that has a workspace is taken as it is, so that a million tasks need not be made each time. */
export async function scaleWorkspace(test: TestApp, tasks: number): Promise<ScaleWorkspace> {
  const { orm } = test.database;
  const find = () =>
    rowsOf<{ workspace: string; owner: string }>(
      orm,
      sql`select workspace_id as workspace, id as owner from people where access_role = 'owner' limit 1`,
    );
  if ((await find()).length === 0) await fill(test, tasks);
  const [found] = await find();
  if (!found) throw new Error('There is no workspace');
  // All three see the project: the client's people because it is theirs, the member because of the team.
  const [middling] = await rowsOf<{ member: string; client: string; project: string }>(
    orm,
    sql`with client as (
          select client_id as id from projects group by 1 order by count(*), 1
            offset (select count(distinct client_id) / 2 from projects) limit 1),
        sized as (
          select y.project_id as id, sum(y.tasks) as tasks from task_tallies y join projects p on p.id = y.project_id
            where y.counted = 'project' and p.client_id = (select id from client) group by 1),
        project as (select id from sized order by tasks, 1 offset (select count(*) / 2 from sized) limit 1),
        sizes as (select person_id as id, count(*) as projects from project_team group by 1),
        team as (select person_id as id from project_team where project_id = (select id from project))
        select client.id as client, project.id as project,
          (select id from sizes join team using (id)
            order by abs(projects - (select percentile_disc(0.5) within group (order by projects) from sizes)), id limit 1) as member
        from client, project`,
  );
  if (!middling) throw new Error('The workspace has no projects');
  const { member, client, project } = middling;
  return {
    id: found.workspace,
    people: {
      owner: await signIn(test, found.owner),
      member: await signIn(test, member),
      client: await signIn(test, await visitorOf(test, found.workspace, client)),
    },
    project,
    client,
    person: member,
    middle: await middleOf(test, tasks),
  };
}

async function fill(test: TestApp, tasks: number): Promise<void> {
  const { id, owner } = await testWorkspace(test);
  const today = new Date().toISOString().slice(0, 10);
  await test.database.transaction((tx) =>
    seedWorkspace(tx, { ...usualSize(tasks), workspaceId: id, ownerId: owner.id, today, seed: 'scale' }),
  );
  await foldTallies(test.database);
  await test.database.script('vacuum (analyze)');
}

async function signIn(test: TestApp, personId: string): Promise<Person> {
  const { orm } = test.database;
  const [person] = await orm.select().from(people).where(eq(people.id, personId));
  const userId = person?.userId ?? v7();
  if (!person?.userId) {
    await orm.insert(users).values({ id: userId, name: 'Tess', email: `${userId}@haldenroy.example` });
    await orm.update(people).set({ userId }).where(eq(people.id, personId));
  }
  const token = v7();
  await orm
    .insert(sessions)
    .values({ id: v7(), userId, token, expiresAt: new Date(Date.now() + 86_400_000) });
  const cookie = (await serializeSigned(SESSION_COOKIE, token, TEST_SECRET)).split(';')[0] ?? '';
  return personWith(test, personId, cookie);
}

/** The person of a client who may look on: made where there is none. */
async function visitorOf(test: TestApp, workspaceId: string, clientId: string): Promise<string> {
  const { orm } = test.database;
  const [known] = await orm.select({ id: people.id }).from(people).where(eq(people.clientId, clientId));
  if (known) return known.id;
  const id = v7();
  await orm.insert(people).values({
    workspaceId,
    id,
    firstName: 'Vera',
    lastName: 'Visitor',
    initials: initials('Vera Visitor'),
    email: `${id}@client.example`,
    phone: '',
    status: 'Active',
    hourlyRateMinor: 0,
    accessRole: 'client',
    clientId,
  });
  return id;
}

/** What each sort of the list of tasks goes by. */
export const SORTED: Readonly<Record<string, SQL>> = {
  title: sql`t.title_key`,
  project: sql`p.name_key`,
  client: sql`c.name_key`,
  assignee: sql`u.name_key`,
  priority: sql`case t.priority when 'Low' then 0 when 'Medium' then 1 else 2 end`,
  status: sql`case t.status when 'Todo' then 0 when 'In Progress' then 1 when 'Review' then 2 else 3 end`,
  dueDate: sql`t.due_date`,
  hours: sql`t.estimated_hours`,
};

async function middleOf(test: TestApp, tasks: number): Promise<ScaleWorkspace['middle']> {
  const middle: ScaleWorkspace['middle'] = [];
  for (const [sort, value] of Object.entries(SORTED)) {
    const [place] = await rowsOf<{ value: string | number; id: string }>(
      test.database.orm,
      sql`select ${value} as value, t.id from tasks t join projects p on p.id = t.project_id join clients c on c.id = p.client_id
          left join people u on u.id = t.assignee_id where ${value} is not null order by 1, 2 offset ${Math.floor(tasks / 2.1)} limit 1`,
    );
    for (const direction of ['asc', 'desc'] as const)
      middle.push({
        sort,
        direction,
        cursor: writeCursor({ sort, direction, value: place?.value ?? null, id: place?.id ?? '' }),
      });
  }
  return middle;
}
