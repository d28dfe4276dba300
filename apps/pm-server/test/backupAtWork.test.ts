import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../src/database/openDatabase';
import { readEverything } from '../src/database/wholeDatabase';
import { createTestApp } from './onBothDatabases';
import { onPostgres } from './onPostgres';
import { startPostgres } from './postgres';
import { runLinework } from './spawnServer';
import { clientForm, testWorkspace } from './testWorkspace';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

onPostgres('A backup of PostgreSQL while people work', () => {
  it('SRV-04: holds one moment of it, comes back whole into an empty database, and into no other', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lw-backup-'));
    cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
    const postgres = await startPostgres();
    cleanUps.push(() => postgres.stop());
    const [at, empty] = [await postgres.newDatabase(), await postgres.newDatabase()];
    const test = await createTestApp(await openDatabase({ dataDir: '', databaseUrl: at }));
    cleanUps.push(() => test.database.close());
    cleanUps.push(() => test.services.changes.close());
    const { owner } = await testWorkspace(test);
    let saved = 0;
    let isOver = false;
    const people = [1, 2, 3].map(async () => {
      while (!isOver) {
        const form = clientForm({ projects: [project('Left'), project('Right')] });
        expect((await owner.post('/api/clients', form)).status).toBe(200);
        saved += 1;
      }
    });
    await vi.waitUntil(() => saved > 10, { timeout: 30_000 });
    const before = saved;
    const file = join(folder, 'all.linework');
    expect(await runLinework(['backup', file], { DATABASE_URL: at })).toMatchObject({ code: 0 });
    const after = saved;
    isOver = true;
    await Promise.all(people);

    expect(await runLinework(['restore', file], { DATABASE_URL: at })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('already'),
    });
    expect(await runLinework(['restore', file], { DATABASE_URL: empty })).toMatchObject({ code: 0 });
    expect(await runLinework(['doctor'], { DATABASE_URL: empty })).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('All is well'),
    });
    const restored = await openDatabase({ dataDir: '', databaseUrl: empty });
    const { clients = [], projects = [] } = (await readEverything(restored)).tables;
    await restored.close();
    // Each client came with its two projects in one write: a moment has both or neither.
    expect(projects).toHaveLength(2 * clients.length);
    expect(clients.length).toBeGreaterThanOrEqual(before);
    // Three people may each have had one save under way.
    expect(clients.length).toBeLessThanOrEqual(after + 3);
  });
});

function project(name: string) {
  return { id: v7(), name, startDate: '2026-01-01', endDate: '2026-02-01', budgetMinor: 1 };
}
