/** @module-tag test-all */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { some } from '../../../scripts/checks/some';
import { openDatabase } from '../src/database/openDatabase';
import { rowsOf } from '../src/database/rowsOf';
import { sql } from '../src/database/sql';
import { inconsistencies } from '../src/entities/consistency';
import { explained, nodesOf, type PlanNode, rowsTouched } from './explained';
import { newPostgresDatabase, type PostgresDatabase } from './newPostgresDatabase';
import { createTestApp, type TestApp } from './onDatabase';
import { onPostgres } from './onPostgres';
import { scaleQueries } from './scaleQueries';
import { type ScaleWorkspace, SORTED, scaleWorkspace } from './scaleWorkspace';

const TASKS = Number(process.env.PLANNED_TASKS ?? 50_000);
/** What one question may look at, of all the tasks: a search of a member's, all of theirs; without one, a person's or some months'. */
const MOST_ROWS = 12_000;
const MOST_ROWS_WITHOUT_SEARCH = 3_500;

onPostgres(`The plans for ${TASKS} tasks [PostgreSQL]`, () => {
  let postgres: PostgresDatabase;
  let app: TestApp;
  let workspace: ScaleWorkspace;
  let plans: ReturnType<typeof explained>['plans'];

  beforeAll(async () => {
    postgres = await newPostgresDatabase();
    const watched = explained(await openDatabase({ dataDir: '', databaseUrl: postgres.url }));
    ({ plans } = watched);
    app = await createTestApp(watched.database);
    workspace = await scaleWorkspace(app, TASKS);
  }, 240_000);

  afterAll(async () => {
    await app?.services.changes.close();
    await app?.database.close();
    await postgres?.drop();
  });

  it('GEN-14, SRV-02: the seed counted itself, and nothing in it is out of step', async () => {
    expect(await inconsistencies(app.database.orm)).toEqual([]);
    const { body } = await workspace.people.owner.get('/api/tasks/counts');
    expect(body.total).toBe(TASKS);
  });

  for (const role of ['owner', 'member', 'client'] as const) {
    it(`TSK-03, TSK-04, DSH-02: no list, search, count or dashboard of the ${role} reads or sorts all tasks`, async () => {
      for (const { path, group } of some(scaleQueries(workspace))) {
        plans.length = 0;
        const { status, body } = await workspace.people[role].get(path);
        expect(status, path).toBe(200);
        const isGuessed = body.groups?.length === 0 || typeof body.corrected === 'string';
        const nodes = plans
          .map(({ Plan }) => nodesOf(Plan))
          .filter((one) => !(isGuessed && looksForNearWords(one)))
          .flat();
        expect(nodes.length, path).toBeGreaterThan(0);
        const searches = path.includes('search');
        const most = searches ? MOST_ROWS : MOST_ROWS_WITHOUT_SEARCH;
        const offending = nodes.filter(
          (node) => rowsTouched(node) > most || (!searches && readsAllTasks(node)),
        );
        expect(offending.map(told), `${group}: ${path}`).toEqual([]);
      }
    }, 120_000);
  }

  for (const role of ['owner', 'member', 'client'] as const) {
    it(`GEN-01: the pages of the largest project that the ${role} sees, and of its client, read no more than they show`, async () => {
      const person = workspace.people[role];
      const { rows } = (await person.get('/api/projects?limit=100')).body;
      const [largest] = rows.sort(
        (one: { taskCount: number }, other: { taskCount: number }) => other.taskCount - one.taskCount,
      );
      for (const path of [`projects/${largest.id}`, `clients/${largest.clientId}`]) {
        plans.length = 0;
        expect((await person.get(`/api/${path}/overview`)).status, path).toBe(200);
        const nodes = plans.flatMap(({ Plan }) => nodesOf(Plan));
        expect(nodes.length, path).toBeGreaterThan(0);
        const offending = nodes.filter(
          (node) => rowsTouched(node) > MOST_ROWS_WITHOUT_SEARCH || readsAllTasks(node),
        );
        expect(offending.map(told), path).toEqual([]);
      }
    });
  }

  it('TSK-04: a rare word is looked up in the member’s projects, not in all', async () => {
    const [all] = await rowsOf<{ n: number }>(
      app.database.orm,
      sql`select count(*)::int as n from tasks where search_text like '%gate%'`,
    );
    for (const path of ['/api/tasks?search=gate', '/api/search?q=gate']) {
      plans.length = 0;
      expect((await workspace.people.member.get(path)).status, path).toBe(200);
      const lookedUp = plans
        .flatMap(({ Plan }) => nodesOf(Plan))
        .filter((node) => node['Index Name'] === 'tasks_by_search');
      expect(lookedUp.length, path).toBeGreaterThan(0);
      for (const node of lookedUp) expect(rowsTouched(node), path).toBeLessThan((all?.n ?? 0) / 3);
    }
  });

  it('TSK-03, TSK-04: what is walked to is what reading and sorting all would give', async () => {
    const { owner, member } = workspace.people;
    for (const [index, sort] of Object.keys(SORTED).entries()) {
      for (const [person, asked] of [
        [owner, { search: 'area' }],
        [member, { search: 'a' }],
        [member, { status: 'completed', priority: 'high' }],
      ] as const) {
        const direction = (index + Number(person === member)) % 2 === 0 ? 'asc' : 'desc';
        const query = { ...asked, sort, direction, limit: '20' };
        const first = (await person.get(`/api/tasks?${new URLSearchParams(query)}`)).body;
        const second = (
          await person.get(`/api/tasks?${new URLSearchParams({ ...query, cursor: first.nextCursor })}`)
        ).body;
        const found = [...first.rows, ...second.rows].map(({ id }: { id: string }) => id);
        expect(found, JSON.stringify(query)).toEqual(
          await sortedIds(app, { ...asked, sort, direction, person: person === member ? member.id : null }),
        );
        expect(first).toMatchObject({ totalIsCapped: 'search' in asked });
      }
    }
  }, 60_000);
});

/**
 * Forty ids by the plainest statement; without a search, of tasks completed and of high priority. Of a person: of the projects whose
 * team they are on, where all their tasks are.
 */
async function sortedIds(
  { database }: TestApp,
  {
    search = '',
    sort,
    direction,
    person,
  }: { search?: string; sort: string; direction: string; person: string | null },
): Promise<string[]> {
  const pattern = search.length < 3 ? `(^|[ \n/(.-])${search}` : search;
  const way = sql.raw(direction);
  const rows = await rowsOf<{ id: string }>(
    database.orm,
    sql`select t.id from tasks t join projects p on p.id = t.project_id join clients c on c.id = p.client_id left join people u on u.id = t.assignee_id
        where (${search} <> '' or t.status = 'Completed' and t.priority = 'High')
          and (lower(t.title) ~ ${pattern} or lower(t.description) ~ ${pattern} or lower(p.name) ~ ${pattern}
            or lower(btrim(u.first_name || ' ' || u.last_name)) ~ ${pattern})
          and (${person}::uuid is null or p.id in (select project_id from project_team where person_id = ${person}::uuid))
        order by ${SORTED[sort] ?? sql`t.id`} ${way}, t.id ${way} limit 40`,
  );
  return rows.map(({ id }) => id);
}

/** The statement of a global search that finds nothing as typed: it looks through a bounded number of texts (knownWords.ts). */
function looksForNearWords(nodes: readonly PlanNode[]): boolean {
  return nodes.some((node) => node['Function Name'] === 'unnest' && node.Alias === 'word');
}

/** A search that finds much stops reading early; nothing else has a reason to read tasks but by an index. */
function readsAllTasks(node: PlanNode): boolean {
  return node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'tasks';
}

function told(node: PlanNode): string {
  return `${node['Node Type']} ${node['Index Name'] ?? node['Relation Name'] ?? ''}: ${rowsTouched(node)} rows`;
}
