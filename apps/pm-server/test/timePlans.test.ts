/** @module-tag test-all */
import { writeCursor } from '@linework/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { some } from '../../../scripts/checks/some';
import { openDatabase } from '../src/database/openDatabase';
import { rowsOf } from '../src/database/rowsOf';
import { sql } from '../src/database/sql';
import { uuids } from '../src/database/uuids';
import { timeEntryEntity } from '../src/time/timeEntry.entity';
import { explained, nodesOf, type PlanNode, rowsTouched } from './explained';
import { newPostgresDatabase, type PostgresDatabase } from './newPostgresDatabase';
import { createTestApp, type TestApp } from './onDatabase';
import { onPostgres } from './onPostgres';
import { type TestWorkspace, testWorkspace } from './testWorkspace';

const ENTRIES = Number(process.env.PLANNED_ENTRIES ?? 100_000);

/** Without searches: no folded text of entries is stored, so that one reads all that the filters leave. */
onPostgres(`The plans for ${ENTRIES} time entries [PostgreSQL]`, () => {
  let postgres: PostgresDatabase;
  let app: TestApp;
  let workspace: TestWorkspace;
  let plans: ReturnType<typeof explained>['plans'];
  let project = '';

  beforeAll(async () => {
    postgres = await newPostgresDatabase();
    const watched = explained(await openDatabase({ dataDir: '', databaseUrl: postgres.url }));
    ({ plans } = watched);
    app = await createTestApp(watched.database);
    workspace = await testWorkspace(app);
    const { id, owner, member, manager, add, newClient, newProject } = workspace;
    const people = [owner.id, member.id, manager.id];
    while (people.length < 30) people.push((await add('member')).id);
    const clients = [];
    while (clients.length < 8) clients.push((await newClient({ name: `Client ${clients.length}` })).id);
    const projects: string[] = [];
    while (projects.length < 40)
      projects.push(
        (await newProject(clients[projects.length % 8], { name: `Project ${projects.length}` })).id,
      );
    project = projects[7] ?? '';
    // Not by `orm`, whose statements are carried out twice.
    // Four years, in which thirty people work on six of forty projects at a time; the last weeks are not approved yet. A clock counted half
    // of it, so that each row is asked for what overlaps it.
    await app.database.transaction((tx) =>
      tx.execute(
        sql`insert into time_entries (workspace_id, id, person_id, project_id, description, category, status, date, started_at, ended_at, seconds, minutes, billable, hourly_rate_minor)
          select ${id}, md5(n::text)::uuid, (${uuids(people)})[1 + n * 7 % 30], (${uuids(projects)})[1 + (n::bigint * 34 / ${ENTRIES}::int + n * 11 % 6)::int], 'Entry ' || n,
            (array['Development', 'Design', 'Testing', 'Management', 'Meeting', 'Research'])[1 + n % 6],
            case when n < ${ENTRIES}::int * 0.97 then 'approved' when n % 3 = 0 then 'submitted' else 'stopped' end,
            date '2023-01-01' + (n::bigint * 1461 / ${ENTRIES}::int)::int,
            case when n % 2 = 0 then timestamptz '2023-01-01 08:00Z' + (n::bigint * 1461 / ${ENTRIES}::int)::int * interval '1 day' end,
            case when n % 2 = 0 then timestamptz '2023-01-01 09:00Z' + (n::bigint * 1461 / ${ENTRIES}::int)::int * interval '1 day' end,
            3600 + n % 7 * 900, 60 + n % 7 * 15, n % 4 <> 0, 7500
          from generate_series(0, ${ENTRIES}::int - 1) n`,
      ),
    );
    await app.database.script('vacuum (analyze)');
  }, 240_000);

  afterAll(async () => {
    await app?.services.changes.close();
    await app?.database.close();
    await postgres?.drop();
  });

  it('TIM-05: no page, filter or sum of a list reads more entries than a person, a project or some months have', async () => {
    const month = 'date=2026-03-01..2026-03-31';
    await expectReads(0.04, [
      ...(await pages()).map((place) => `/api/timeEntries?user=${workspace.member.id}&${place}`),
      `/api/timeEntries?project=${project}`,
      `/api/timeEntries?project=${project}&sort=date&direction=asc`,
      `/api/timeEntries?project=${project}&${month}`,
      '/api/timeEntries?status=submitted',
      '/api/timeEntries?status=stopped,submitted&sort=date&direction=asc',
      `/api/timeEntries?category=Design&${month}`,
      `/api/timeEntries?billable=no&${month}`,
      '/api/timeEntries?date=month',
      `/api/timeEntries/totals?${month}`,
      '/api/timeEntries/totals?status=submitted',
      `/api/timeEntries/totals?project=${project}`,
      `/api/timeEntries/totals?date=week&user=${workspace.member.id}`,
    ]);
  });

  it('TIM-05: a page of all entries is found from its place; only their number and sums take a look at each, once', async () => {
    const paths = [...(await pages()).map((place) => `/api/timeEntries?${place}`), '/api/timeEntries/totals'];
    for (const path of paths) {
      // A member's all are their own.
      expect(readsOf(await ask('member', path)), path).toBeLessThan(ENTRIES * 0.08);
      expect(readsOf(await ask('owner', path)), path).toBeLessThan(ENTRIES * 1.01);
    }
  });

  it('TIM-09: what waits for approval is found without a look at what is approved', async () => {
    const reading = await ask('owner', '/api/timeEntries/waiting');
    expect(reading.map(told).filter((step) => step.startsWith('Seq Scan'))).toEqual([]);
    expect(readsOf(reading)).toBeLessThan(ENTRIES * 0.04);
  });

  it('TIM-08: a report reads the entries of its span, and of the projects whose budgets it tells', async () => {
    const year = 'date=2026-01-01..2026-12-31';
    await expectReads(0.4, [
      `/api/timeEntries/report?${year}&group=project,month`,
      `/api/timeEntries/report?${year}&group=person`,
      '/api/timeEntries/report?date=2026-03-01..2026-03-31&group=client,week',
    ]);
    const own = await ask('member', `/api/timeEntries/report?${year}&group=project,month`);
    expect(readsOf(own)).toBeLessThan(ENTRIES * 0.02);
  });

  /** The first page and one in the middle, in each order that an index has. */
  async function pages(): Promise<string[]> {
    const [place] = await rowsOf<{ value: string; id: string }>(
      app.database.orm,
      sql`select date::text as value, id from time_entries order by date, id offset ${Math.floor(ENTRIES / 2.1)} limit 1`,
    );
    if (!place) throw new Error('There are no entries');
    const sorts = Object.entries(timeEntryEntity.orders).flatMap(([sort, order]) => (order ? [sort] : []));
    return sorts.flatMap((sort) =>
      (['asc', 'desc'] as const).flatMap((direction) => {
        const first = new URLSearchParams({ sort, direction });
        const deep = new URLSearchParams(first);
        deep.set('cursor', writeCursor({ sort, direction, ...place }));
        return [first.toString(), deep.toString()];
      }),
    );
  }

  /** Asks as an owner and as a member. @param share of all entries, which no step of a plan may look at more of */
  async function expectReads(share: number, paths: readonly string[]): Promise<void> {
    for (const path of some(paths))
      for (const role of ['owner', 'member'] as const) {
        const offending = (await ask(role, path)).filter(
          (node) => node['Node Type'] === 'Seq Scan' || rowsTouched(node) > ENTRIES * share,
        );
        expect(offending.map(told), `${role}: ${path}`).toEqual([]);
      }
  }

  /** The steps of the plans for an answer that read time entries. */
  async function ask(role: 'owner' | 'member', path: string): Promise<PlanNode[]> {
    plans.length = 0;
    expect((await workspace[role].get(path)).status, path).toBe(200);
    const nodes = plans.flatMap(({ Plan }) => nodesOf(Plan));
    const reading = nodes.filter((node) => node['Relation Name'] === 'time_entries');
    expect(reading.length, path).toBeGreaterThan(0);
    return reading;
  }
});

function readsOf(nodes: readonly PlanNode[]): number {
  return nodes.reduce((sum, node) => sum + rowsTouched(node), 0);
}

function told(node: PlanNode): string {
  return `${node['Node Type']} ${node['Index Name'] ?? ''}: ${rowsTouched(node)} rows`;
}
