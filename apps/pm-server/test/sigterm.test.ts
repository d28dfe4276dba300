import { rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { v7 } from 'uuid';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newDataDir } from './embeddedTemplate';
import { measured } from './measured';
import { runLinework, type SpawnedServer, spawnServer } from './spawnServer';
import { clientForm } from './testWorkspace';

const account = { email: 'stop@haldenroy.example', password: 'secret-of-stop' };
/** How long the process may take to leave when nobody keeps it. */
const LEAVES_MS = 5_000;

let dataDir: string | undefined;
afterEach(() => {
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
});

describe('A server that is told to stop', () => {
  it('SRV-02: answers every request that reaches it, ends event streams, and is gone within seconds', async () => {
    dataDir = await newDataDir();
    const setup = ['setup', '--company', 'Stop', '--name', 'Sam Stop', '--email', account.email];
    expect(await runLinework(setup, { DATA_DIR: dataDir }, account.password)).toMatchObject({ code: 0 });
    const server = await spawnServer({ DATA_DIR: dataDir });
    const cookie = await signIn(server);
    const stream = await send(server, { path: '/api/events', cookie });
    const streamEnd = new Promise((resolve) => stream.answer.once('end', resolve));
    stream.answer.resume();

    const acknowledged = new Set<string>();
    const clients = [1, 2, 3, 4, 5, 6].map(() => workUntilRefused(server, cookie, acknowledged));
    await vi.waitUntil(() => acknowledged.size > 30, { timeout: 30_000, interval: 5 });
    const told = Date.now();
    const exit = server.end('SIGTERM');
    const ends = await Promise.all(clients);
    await streamEnd;
    expect(await exit).toBe(0);
    measured(() => expect(Date.now() - told).toBeLessThan(LEAVES_MS));
    // Each was told on its last answer that the connection ends; only then did it knock in vain.
    expect(ends).toEqual(Array(6).fill({ lastConnection: 'close', error: 'ECONNREFUSED' }));

    const again = await spawnServer({ DATA_DIR: dataDir });
    const { body } = await send(again, { path: '/api/clients?limit=1', cookie: await signIn(again) });
    expect(JSON.parse(await body()).total).toBe(acknowledged.size);
    await again.end('SIGTERM');
  }, 120_000);
});

interface Sent {
  path: string;
  cookie?: string;
  body?: object;
  agent?: Agent;
}

interface Received {
  answer: IncomingMessage;
  body: () => Promise<string>;
}

/** One request; rejects with the socket's error where no answer came. */
function send({ url }: SpawnedServer, { path, cookie = '', body, agent }: Sent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, 'content-type': 'application/json' };
    const sent = request(`${url}${path}`, { method: body ? 'POST' : 'GET', headers, agent: agent ?? false });
    sent.once('error', reject);
    sent.once('response', (answer) => resolve({ answer, body: () => textOf(answer) }));
    sent.end(body && JSON.stringify(body));
  });
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer) text += chunk;
  return text;
}

async function signIn(server: SpawnedServer): Promise<string> {
  const { answer, body } = await send(server, { path: '/api/auth/sign-in/email', body: account });
  expect([answer.statusCode, await body()]).toEqual([200, expect.any(String)]);
  return answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

/** Reads and writes over one connection that is kept, as a browser does. */
async function workUntilRefused(server: SpawnedServer, cookie: string, acknowledged: Set<string>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let lastConnection: string | undefined;
  try {
    for (;;) {
      const form = clientForm({ id: v7() });
      for (const sent of [{ path: '/api/clients', body: form }, { path: '/api/clients?limit=5' }]) {
        const { answer, body } = await send(server, { ...sent, cookie, agent });
        const text = await body();
        if (answer.statusCode !== 200) throw new Error(`${sent.path}: ${answer.statusCode} ${text}`);
        if (sent.body) acknowledged.add(form.id);
        lastConnection = answer.headers.connection;
      }
    }
  } catch (error) {
    return { lastConnection, error: (error as NodeJS.ErrnoException).code ?? String(error) };
  } finally {
    agent.destroy();
  }
}
