import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { some } from '../../../scripts/checks/some';
import { type RunningServer, startServer } from '../src/server/startServer';
import { listenAt } from './listen';
import { measured } from './measured';
import { newPostgresDatabase, type PostgresDatabase } from './newPostgresDatabase';
import { onPostgres } from './onPostgres';
import { type RoundRobin, roundRobin } from './roundRobin';
import { clientForm, projectForm, taskForm } from './testWorkspace';

/** How soon one person sees what another did. */
const SEEN_MS = 1_000;
const account = { email: 'two@haldenroy.example', password: 'secret-of-two' };

let postgres: PostgresDatabase;
let first: RunningServer;
let second: RunningServer;
let proxy: RoundRobin;
let cookie: string;

onPostgres('Two servers on one PostgreSQL behind a proxy', () => {
  beforeAll(async () => {
    postgres = await newPostgresDatabase();
    const config = {
      port: 0,
      host: '127.0.0.1',
      dataDir: '',
      databaseUrl: postgres.url,
      publicUrl: null,
      secret: undefined,
      scanner: null,
      pushOrigins: [],
      dwgConverter: null,
      logLevel: 'silent',
      mail: null,
    };
    // At once: they find an empty database and one of them migrates it.
    [first, second] = await Promise.all([startServer(config), startServer(config)]);
    proxy = await roundRobin([first.url, second.url]);
    const made = await send('/api/setup', {
      companyName: 'Two',
      name: 'Tess Two',
      ...account,
      sample: false,
    });
    expect(made.status).toBe(200);
    const signedIn = await send('/api/auth/sign-in/email', account);
    cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  });
  afterAll(async () => {
    await proxy.close();
    await second.stop();
    await postgres.drop();
  });

  it('SRV-01: who signed in at one is signed in at both', async () => {
    for (const { url } of [first, second])
      expect((await fetch(`${url}/api/session`, { headers: { cookie } })).status).toBe(200);
    const before = new Map(proxy.answered);
    for (let request = 0; request < 10; request += 1) expect((await send('/api/clients')).status).toBe(200);
    for (const [server, answered] of some(proxy.answered))
      expect(answered - (before.get(server) ?? 0)).toBe(5);
  });

  it('SRV-03: what is saved at one is told at the other within a second', async () => {
    const streams = await Promise.all([listenAt(first.url, cookie), listenAt(second.url, cookie)]);
    const form = clientForm();
    expect((await send('/api/clients', form, first.url)).status).toBe(200);
    const saved = Date.now();
    for (const stream of streams) await stream.next(({ ids }) => ids.includes(form.id));
    measured(() => expect(Date.now() - saved).toBeLessThan(SEEN_MS));
  });

  it('SRV-01: signing out at one ends the event stream at the other', async () => {
    const signedIn = await fetch(`${first.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    const own = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const stream = await listenAt(first.url, own);
    await fetch(`${second.url}/api/auth/sign-out`, { method: 'POST', headers: { cookie: own } });
    await stream.ended;
    expect((await fetch(`${first.url}/api/settings`, { headers: { cookie: own } })).status).toBe(401);
  });

  it('TSK-05: a bulk action at one is undone at the other', async () => {
    const { person } = await (await send('/api/session')).json();
    const client = clientForm();
    const project = projectForm(client.id);
    const tasks = [1, 2, 3].map(() => taskForm(project.id, person.id));
    for (const [path, form] of [
      ['clients', client] as const,
      ['projects', project] as const,
      ...tasks.map((task) => ['tasks', task] as const),
    ])
      expect([path, (await send(`/api/${path}`, form)).status]).toEqual([path, 200]);
    const bulk = { id: v7(), action: 'complete', tasks: { by: 'id', ids: tasks.map(({ id }) => id) } };
    expect(await (await send('/api/tasks/bulk', bulk, first.url)).json()).toMatchObject({ changed: 3 });
    // The answer was lost: the same to the other server.
    expect(await (await send('/api/tasks/bulk', bulk, second.url)).json()).toMatchObject({ changed: 3 });
    const undone = await send(`/api/tasks/bulk/${bulk.id}/undo`, {}, second.url);
    expect(await undone.json()).toMatchObject({ changed: 3, restored: 3 });
  });

  // A second try would find the first of them stopped.
  it('SRV-02: last of all, one of them stops under load without a failed request', { retry: 0 }, async () => {
    const answers: string[] = [];
    let isOver = false;
    const people = [1, 2, 3, 4].map(async () => {
      while (!isOver) {
        const answer = await send('/api/clients', clientForm());
        answers.push(answer.ok ? 'saved' : `${answer.status} ${await answer.text()}`);
      }
    });
    await vi.waitUntil(() => answers.length > 20, { timeout: 30_000 });
    await first.stop();
    const stopped = answers.length;
    await vi.waitUntil(() => answers.length > stopped + 20, { timeout: 30_000 });
    isOver = true;
    await Promise.all(people);
    expect(new Set(answers)).toEqual(new Set(['saved']));
  });
});

async function send(path: string, body?: object, at = proxy.url): Promise<Response> {
  const headers = { cookie: cookie ?? '', 'content-type': 'application/json' };
  return fetch(`${at}${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
}
