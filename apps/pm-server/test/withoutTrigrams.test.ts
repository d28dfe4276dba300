import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../src/database/openDatabase';
import { createTestApp } from './onBothDatabases';
import { onPostgres } from './onPostgres';
import { startPostgres, type TestPostgres } from './postgres';
import { runLinework } from './spawnServer';
import { testWorkspace } from './testWorkspace';

onPostgres('A database user who may not create extensions [PostgreSQL]', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  it('TSK-03, SRV-02: gets a whole database, searches it, and is told by doctor what would make that quick', async () => {
    const address = await postgres.newDatabase();
    const owner = new pg.Client({ connectionString: address });
    await owner.connect();
    await owner.query('create role limited login');
    await owner.query('grant create, usage on schema public to limited');
    await owner.end();

    const databaseUrl = address.replace('linework@', 'limited@');
    const app = await createTestApp(await openDatabase({ dataDir: '', databaseUrl }));
    const { owner: person, member, newClient, newProject, newTask } = await testWorkspace(app);
    const project = await newProject((await newClient()).id);
    await newTask(project.id, member.id, { title: 'Gate 4711' });
    await newTask(project.id, member.id);
    expect((await person.get('/api/tasks?search=4711')).body).toMatchObject({
      total: 1,
      totalIsCapped: false,
    });
    await app.services.changes.close();
    await app.database.close();
    const { code, stdout } = await runLinework(['doctor'], { DATABASE_URL: databaseUrl });
    expect([code, stdout]).toEqual([0, expect.stringContaining('create extension pg_trgm')]);
  }, 120_000);
});
