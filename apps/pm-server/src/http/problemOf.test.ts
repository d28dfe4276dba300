import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/onBothDatabases';
import { postgresBinaries, startPostgres } from '../../test/postgres';
import { testWorkspace } from '../../test/testWorkspace';
import { openDatabase } from '../database/openDatabase';
import { Problem } from './Problem';
import { problemOf } from './problemOf';

/** As a driver's error arrives: wrapped by the query builder. */
const failed = (code: string) =>
  new DrizzleQueryError('insert', [], Object.assign(new Error('from the driver'), { code }));

describe('What a failure is answered with', () => {
  it.each(['53100', 'ENOSPC'])('SRV-02: a full disk (%s) is 507 and says that nothing was saved', (code) => {
    const problem = problemOf(failed(code));
    expect(problem?.status).toBe(507);
    expect(problem?.facts.detail).toMatch(/disk of the server is full: nothing was saved/);
  });

  it.each(['ECONNREFUSED', 'ECONNRESET', '08006', '57P01', '57P03'])(
    'SRV-02: a database that is gone (%s) is 503 with the time to try again',
    (code) => {
      const problem = problemOf(failed(code));
      expect(problem?.status).toBe(503);
      expect(problem?.facts.retryAfter).toBeGreaterThan(0);
    },
  );

  it('SRV-02: a missing socket of the database is 503, a missing file is not', () => {
    const missing = (syscall: string) =>
      problemOf(Object.assign(new Error('missing'), { code: 'ENOENT', syscall }));
    expect(missing('connect')?.status).toBe(503);
    expect(missing('open')).toBeNull();
  });

  it('SRV-02: a fault of ours is told to the log only', () => {
    expect(problemOf(new TypeError('cannot read properties of undefined'))).toBeNull();
    expect(problemOf(failed('42601'))).toBeNull();
    const own = new Problem(404, { detail: 'Gone' });
    expect(problemOf(own)).toBe(own);
  });
});

const why = postgresBinaries ? '' : ' - skipped: this machine has no PostgreSQL server programs';

describe.skipIf(!postgresBinaries)(`A PostgreSQL that goes away${why}`, () => {
  it('SRV-02: is answered with 503 and Retry-After, and the server heals when it is back', async () => {
    const postgres = await startPostgres();
    const database = await openDatabase({ dataDir: '', databaseUrl: await postgres.newDatabase() });
    const test = await createTestApp(database);
    try {
      const { owner } = await testWorkspace(test);
      expect((await owner.get('/api/clients')).status).toBe(200);
      await postgres.halt();
      for (const path of ['/api/clients', '/health']) {
        const { status, headers, body } = await owner.get(path);
        expect(status, `${path}: ${JSON.stringify(body)}`).toBe(503);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
      await postgres.resume();
      expect((await owner.get('/api/clients')).status).toBe(200);
      expect((await owner.get('/health')).status).toBe(200);
    } finally {
      await test.services.changes.close();
      await database.close();
      await postgres.stop();
    }
  });
});
