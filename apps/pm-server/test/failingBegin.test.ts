import { afterEach, expect, it } from 'vitest';
import { some } from '../../../scripts/checks/some';
import { type Caller, inOrder, read, roundOfWrites, signIn } from './everyWrite';
import { faultyProxy } from './faultyProxy';
import { newPostgresDatabase } from './newPostgresDatabase';
import { onPostgres } from './onPostgres';
import { runLinework, spawnServer } from './spawnServer';

const account = { email: 'begin@haldenroy.example', password: 'secret-of-begin' };
const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

onPostgres('A BEGIN that fails alone on PostgreSQL', () => {
  it('SRV-02: refuses each kind of write, of which nothing is carried out, and the same again goes through', async () => {
    const { url, drop } = await newPostgresDatabase();
    cleanUps.push(drop);
    const setup = ['setup', '--company', 'Begin', '--name', 'Bea Begin', '--email', account.email];
    expect(await runLinework(setup, { DATABASE_URL: url }, account.password)).toMatchObject({ code: 0 });
    const proxy = await faultyProxy(url);
    cleanUps.unshift(() => proxy.close());
    const server = await spawnServer({ DATABASE_URL: proxy.url });
    cleanUps.unshift(() => server.end('SIGKILL'));
    const caller: Caller = { url: server.url, session: '', account };
    caller.session = await signIn(caller);

    const personId = (await read(caller, '/api/session')).person.id;
    const { writes, read: readStored } = roundOfWrites(() => caller, personId);
    let stored = inOrder(await readStored());
    for (const { name, send, after } of some(writes)) {
      // One statement each: there is no BEGIN.
      if (name !== 'sign in' && name !== 'sign out') {
        proxy.garble('begin');
        await expect(send(), name).rejects.toMatchObject({ status: 503 });
        proxy.mend();
        expect(inOrder(await readStored()), name).toEqual(stored);
      }
      await send();
      stored = inOrder(await readStored());
      expect(stored, name).toEqual(inOrder(after));
    }
  }, 120_000);
});
