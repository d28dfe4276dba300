import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../src/database/openDatabase';
import { listen } from './listen';
import { isMeasured, measured } from './measured';
import { createTestApp, type TestApp } from './onDatabase';
import { onPostgres } from './onPostgres';
import { startPostgres, type TestPostgres } from './postgres';
import { clientForm, type Person, testWorkspace } from './testWorkspace';

/** How soon all is well again after PostgreSQL is. */
const HEALED_MS = 5_000;

let postgres: TestPostgres;
let test: TestApp;

onPostgres('A PostgreSQL that goes away', () => {
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());
  beforeEach(async () => {
    const databaseUrl = await postgres.newDatabase();
    test = await createTestApp(await openDatabase({ dataDir: '', databaseUrl }));
  });
  afterEach(async () => {
    await test.services.changes.close();
    await test.database.close();
  });

  it.each(['SIGINT', 'SIGQUIT'] as const)(
    'SRV-02: by %s amid writes costs nothing that was acknowledged, is told as 503 with Retry-After, and heals by itself',
    async (signal) => {
      const { owner } = await testWorkspace(test);
      const told: Told = { acknowledged: new Set(), refused: [] };
      let isOver = false;
      const writers = [1, 2, 3, 4].map(() => writeUntil(owner, told, () => isOver));
      await vi.waitUntil(() => told.acknowledged.size > 20, { timeout: 30_000 });
      await postgres.halt(signal);
      await vi.waitUntil(() => told.refused.length > 4, { timeout: 30_000 });
      for (const path of ['/api/clients', '/health', '/api/session']) {
        const { status, headers } = await owner.get(path);
        expect([path, status]).toEqual([path, 503]);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
      const before = told.acknowledged.size;
      await postgres.resume();
      await vi.waitUntil(() => told.acknowledged.size > before, {
        timeout: isMeasured ? HEALED_MS : 60_000,
        interval: 5,
      });
      isOver = true;
      await Promise.all(writers);

      expect(new Set(told.refused)).toEqual(new Set([503]));
      const stored = await everyId(owner);
      expect([...told.acknowledged].filter((id) => !stored.has(id))).toEqual([]);
    },
  );

  it('SRV-03: ends the event streams once it is back, for something may have been missed, and new ones hear', async () => {
    const { owner, newClient } = await testWorkspace(test);
    const stream = await listen(test, owner);
    await postgres.halt();
    expect((await owner.get('/api/clients')).status).toBe(503);
    await postgres.resume();
    const back = Date.now();
    await stream.ended;
    measured(() => expect(Date.now() - back).toBeLessThan(HEALED_MS));
    const next = await listen(test, owner);
    const client = await newClient();
    await next.next(({ ids }) => ids.includes(client.id));
  });
});

interface Told {
  acknowledged: Set<string>;
  /** The status of every answer that was not 200. */
  refused: number[];
}

async function writeUntil(person: Person, told: Told, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const form = clientForm();
    const { status } = await person.post('/api/clients', form);
    if (status === 200) told.acknowledged.add(form.id);
    else told.refused.push(status);
  }
}

async function everyId(person: Person): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await person.get(`/api/clients?limit=200&cursor=${encodeURIComponent(cursor)}`);
    for (const { id } of body.rows) ids.add(id);
    cursor = body.nextCursor;
  }
  return ids;
}
