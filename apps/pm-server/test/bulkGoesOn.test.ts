import { rmSync } from 'node:fs';
import { v7 } from 'uuid';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newDataDir } from './embeddedTemplate';
import { type Caller, read, request, signIn } from './everyWrite';
import { newPostgresDatabase } from './newPostgresDatabase';
import { postgresBinaries } from './postgres';
import { runLinework, spawnServer } from './spawnServer';

/** More of them are open than are done at once. */
const TASKS = 2_000;
const account = { email: 'bulk@haldenroy.example', password: 'secret-of-bulk' };
const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

describe('A large bulk change whose server ends amid it', () => {
  const title = 'SRV-02: goes on at the next start after SIGTERM, and so does its Undo after a kill';
  it(`${title} [embedded database]`, async () => {
    const dataDir = await newDataDir();
    cleanUps.push(() => rmSync(dataDir, { recursive: true, force: true }));
    await endAmidIt({ DATA_DIR: dataDir });
  }, 180_000);

  it.skipIf(!postgresBinaries)(
    `${title} [PostgreSQL]`,
    async () => {
      const postgres = await newPostgresDatabase();
      cleanUps.push(() => postgres.drop());
      await endAmidIt({ DATABASE_URL: postgres.url });
    },
    180_000,
  );
});

async function endAmidIt(env: Record<string, string>): Promise<void> {
  for (const command of [
    ['setup', '--company', 'Bulk', '--name', 'Bo Bulk', '--email', account.email],
    ['seed', '--tasks', String(TASKS)],
  ])
    expect(await runLinework(command, env, account.password)).toMatchObject({ code: 0, stderr: '' });
  let server = await spawnServer(env);
  cleanUps.unshift(() => server.end('SIGKILL'));
  const caller: Caller = { url: server.url, session: '', account };
  caller.session = await signIn(caller);
  const before = await read(caller, '/api/tasks/counts');
  const id = v7();
  const bulk = `/api/tasks/bulk/${id}`;
  const restart = async (signal: NodeJS.Signals) => {
    const code = await server.end(signal);
    server = await spawnServer(env);
    caller.url = server.url;
    return code;
  };
  const amidIt = () =>
    vi.waitUntil(
      async () => {
        const { undoing, changed, restored } = await read(caller, bulk);
        return (undoing ? restored : changed) > 0;
      },
      { timeout: 60_000, interval: 1 },
    );
  const atTheEnd = () =>
    vi.waitUntil(
      async () => {
        const progress = await read(caller, bulk);
        return progress.state !== 'working' && progress;
      },
      { timeout: 60_000, interval: 100 },
    );

  const tasks = { by: 'list', list: { status: 'pending' }, except: [] };
  const body = { id, action: 'complete', tasks };
  const { chosen, state } = (await request(caller, { method: 'POST', path: '/api/tasks/bulk', body })).body;
  expect(state).toBe('working');
  await amidIt();
  expect(await restart('SIGTERM')).toBe(0);
  expect(await atTheEnd()).toMatchObject({ state: 'done', chosen, changed: chosen });
  expect(await read(caller, '/api/tasks/counts')).toMatchObject({ completed: before.total });

  await request(caller, { method: 'POST', path: `${bulk}/undo` });
  await amidIt();
  expect(await restart('SIGKILL')).toBe(null);
  expect(await atTheEnd()).toMatchObject({ state: 'done', undoing: true, restored: chosen });
  expect(await read(caller, '/api/tasks/counts')).toEqual(before);
}
