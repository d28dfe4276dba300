import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { some } from '../../../scripts/checks/some';
import { openDatabase } from '../src/database/openDatabase';
import { rowsOf } from '../src/database/rowsOf';
import { sql } from '../src/database/sql';
import { newPostgresDatabase, type PostgresDatabase } from './newPostgresDatabase';
import { createTestApp, type TestApp } from './onDatabase';
import { onPostgres } from './onPostgres';
import { clientForm, testWorkspace } from './testWorkspace';

/** More than the server has connections. */
const WAITING = 15;

onPostgres('A lock that somebody holds on PostgreSQL', () => {
  let postgres: PostgresDatabase;
  let test: TestApp;
  let outside: pg.Client;
  beforeAll(async () => {
    postgres = await newPostgresDatabase();
    const { url } = postgres;
    test = await createTestApp(await openDatabase({ dataDir: '', databaseUrl: url }));
    outside = new pg.Client({ connectionString: url });
    await outside.connect();
  });
  afterAll(async () => {
    await outside.end();
    await test.services.changes.close();
    await test.services.bulkWorker.close();
    await test.database.close();
    await postgres.drop();
  });

  it('SRV-02: keeps only those waiting who need it, not /health, and after seconds they are told what to do and can save', async () => {
    const { owner, newClient } = await testWorkspace(test);
    await newClient();
    await outside.query('begin');
    await outside.query('lock table clients in access exclusive mode');
    const form = clientForm();
    let answered = 0;
    const waiting = [
      owner.post('/api/clients', form),
      ...Array.from({ length: WAITING - 1 }, () => owner.get('/api/clients')),
    ].map((request) => request.finally(() => answered++));
    expect((await owner.get('/health')).status).toBe(200);
    expect(answered).toBe(0);
    for (const answer of some(await Promise.all(waiting))) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(answer.body.detail).toMatch(/nothing was saved\. Try again shortly/);
    }
    expect((await owner.get('/api/settings')).status).toBe(200);
    await outside.query('rollback');
    expect((await owner.post('/api/clients', form)).status).toBe(200);
    expect((await owner.get('/api/clients')).body.total).toBe(2);
  });

  it('SRV-02: a transaction that idles, and a statement without end, are ended by PostgreSQL', async () => {
    const [limits] = await rowsOf(
      test.database.orm,
      sql`select current_setting('statement_timeout') as statement,
          current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(limits).toEqual({ statement: '1min', lock: '4s', idle: '30s' });
  });
});
