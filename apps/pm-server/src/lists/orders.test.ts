import { entityKinds } from '@linework/domain';
import { expect, it } from 'vitest';
import { explained, nodesOf } from '../../test/explained';
import { newPostgresDatabase } from '../../test/newPostgresDatabase';
import { createTestApp } from '../../test/onDatabase';
import { onPostgres } from '../../test/onPostgres';
import { execute } from '../../test/postgres';
import { testWorkspace, timeEntryForm } from '../../test/testWorkspace';
import { storeFile } from '../../test/uploads';
import { openDatabase } from '../database/openDatabase';
import { entityOf } from '../entities/entityOf';

/** Where an index begins with a field, the lists of its screens leave one value of it. */
const ALWAYS_FILTERED: Record<string, string> = { files: 'kind=document' };

onPostgres('An order of a list that names an index', () => {
  it('GEN-13, GEN-14: is read from this index, each page from its place on, whichever way', async () => {
    const postgres = await newPostgresDatabase();
    // Few rows: the planner would sort them. What no index has in order it has to sort all the same, at a cost
    // beyond which PostgreSQL compiles each query first: 1 to 2 s for one row.
    for (const setting of ['enable_sort', 'jit'])
      await execute(
        postgres.url,
        `do $$ begin execute format('alter database %I set ${setting} = off', current_database()); end $$`,
      );
    const { database, plans } = explained(await openDatabase({ dataDir: '', databaseUrl: postgres.url }));
    const app = await createTestApp(database);
    const { owner, member, newClient, newProject } = await testWorkspace(app);
    for (const n of [1, 2, 3]) {
      const project = await newProject((await newClient()).id);
      const entry = timeEntryForm(project.id, { date: `2026-03-0${n}` });
      expect((await owner.post('/api/timeEntries', entry)).status).toBe(200);
      await storeFile(owner, project.id, { name: `drawing ${n}.txt` });
      expect((await owner.get(`/api/people/${member.id}`)).status).toBe(200);
    }
    const walked = entityKinds.flatMap((kind) => {
      const { resource, orders = {} } = entityOf(kind);
      return Object.entries(orders).flatMap(([sort, index]) => (index ? { resource, sort, index } : []));
    });
    expect(walked).toContainEqual({ resource: 'files', sort: 'date', index: 'files_by_date' });
    for (const { resource, sort, index } of walked)
      for (const direction of ['asc', 'desc']) {
        const path = `/api/${resource}?limit=1&sort=${sort}&direction=${direction}&${ALWAYS_FILTERED[resource] ?? ''}`;
        const { nextCursor } = (await owner.get(path)).body;
        plans.length = 0;
        expect((await owner.get(`${path}&cursor=${encodeURIComponent(nextCursor)}`)).status).toBe(200);
        const conditions = plans
          .flatMap(({ Plan }) => nodesOf(Plan))
          .filter((node) => node['Index Name'] === index)
          .map((node) => node['Index Cond']);
        expect(conditions, path).toContainEqual(expect.stringMatching(/ROW\(/));
      }
    await app.services.changes.close();
    await database.close();
    await postgres.drop();
  });
});
