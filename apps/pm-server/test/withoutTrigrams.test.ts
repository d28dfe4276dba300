import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../src/database/openDatabase';
import { newPostgresDatabase, type PostgresDatabase } from './newPostgresDatabase';
import { createTestApp } from './onDatabase';
import { onPostgres } from './onPostgres';
import { runLinework } from './spawnServer';
import { testWorkspace } from './testWorkspace';

onPostgres('A database user who may not create extensions [PostgreSQL]', () => {
  let postgres: PostgresDatabase;
  beforeAll(async () => {
    postgres = await newPostgresDatabase();
  });
  afterAll(() => postgres?.drop());

  it('TSK-03, SRV-02: gets a whole database, searches it, and is told by doctor what would make that quick', async () => {
    const owner = new pg.Client({ connectionString: postgres.url });
    await owner.connect();
    await owner.query('create role limited login');
    await owner.query('grant create, usage on schema public to limited');
    await owner.end();

    const databaseUrl = postgres.url.replace('linework@', 'limited@');
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
    const { code, stdout } = await runLinework(['doctor'], {
      DATABASE_URL: databaseUrl,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'lw-trigrams-')),
    });
    expect([code, stdout]).toEqual([0, expect.stringContaining('create extension pg_trgm')]);
  }, 120_000);
});
