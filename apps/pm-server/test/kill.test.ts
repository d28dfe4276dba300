import { rmSync } from 'node:fs';
import { v7 } from 'uuid';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { newDataDir } from './embeddedTemplate';
import { runLinework, type SpawnedServer, spawnServer } from './spawnServer';
import { clientForm } from './testWorkspace';

const KILLS = Number(process.env.KILLS ?? 50);
const account = { email: 'kill@haldenroy.example', password: 'secret-of-kill' };
const headers = { 'content-type': 'application/json' };
let dataDir: string | undefined;

afterAll(() => {
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
});

describe('A server that dies', () => {
  it(
    `SRV-02: ${KILLS} kills at random moments during writes lose no acknowledged write and leave no half client`,
    async () => {
      dataDir = await newDataDir();
      const env = { DATA_DIR: dataDir };
      const setup = [
        'setup',
        '--company',
        'Kill',
        '--name',
        'Kim Kill',
        '--email',
        account.email,
        '--password',
        account.password,
      ];
      expect(await runLinework(setup, env)).toMatchObject({ code: 0, stderr: '' });
      const acknowledged = new Map<string, string>();
      const sent = new Set<string>();
      let cookie = '';

      for (let kill = 0; kill <= KILLS; kill += 1) {
        const server = await spawnServer(env);
        cookie ||= await signIn(server);
        await checkStored(server, cookie, { acknowledged, sent });
        if (kill === KILLS) {
          expect(await server.end('SIGTERM')).toBe(0);
          break;
        }
        const writing = writeUntilDeath(server, cookie, { acknowledged, sent });
        await firstOf(acknowledged, acknowledged.size + 1);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 250));
        await server.end('SIGKILL');
        await writing;
      }
      expect(acknowledged.size).toBeGreaterThan(KILLS);
    },
    60_000 + KILLS * 15_000,
  );
});

/** Until the server is at work: how long its first answer takes depends on the machine. */
async function firstOf(acknowledged: ReadonlyMap<string, string>, size: number): Promise<void> {
  const isThere = () => expect(acknowledged.size).toBeGreaterThanOrEqual(size);
  await vi.waitFor(isThere, { timeout: 30_000, interval: 5 });
}

interface Writes {
  /** Client id -> the name that the server said it stored. */
  acknowledged: Map<string, string>;
  sent: Set<string>;
}

/** Four writers that each make clients with two projects, then rename them, as fast as the server answers. */
async function writeUntilDeath(
  { url }: SpawnedServer,
  cookie: string,
  { acknowledged, sent }: Writes,
): Promise<void> {
  const writer = async () => {
    for (;;) {
      const projects = ['Left', 'Right'].map((name) => ({
        id: v7(),
        name,
        startDate: '2026-01-01',
        endDate: '2026-02-01',
        budgetMinor: 1,
      }));
      const form = clientForm({ projects });
      sent.add(form.id);
      const made = await fetch(`${url}/api/clients`, {
        method: 'POST',
        headers: { ...headers, cookie },
        body: JSON.stringify(form),
      });
      if (!made.ok) throw new Error(`A create was answered with ${made.status}: ${await made.text()}`);
      const { version } = (await made.json()) as { version: number };
      acknowledged.set(form.id, form.name);
      const renamed = await fetch(`${url}/api/clients/${form.id}`, {
        method: 'PUT',
        headers: { ...headers, cookie, 'if-match': `"${version}"` },
        body: JSON.stringify({ ...form, projects: undefined, name: 'Renamed' }),
      });
      await renamed.text();
      if (renamed.ok) acknowledged.set(form.id, 'Renamed');
    }
  };
  const isDeath = (error: unknown) => error instanceof TypeError || (error as Error).name === 'AbortError';
  const ends = await Promise.allSettled([1, 2, 3, 4].map(writer));
  for (const end of ends) if (end.status === 'rejected' && !isDeath(end.reason)) throw end.reason;
}

/** What was acknowledged is there as acknowledged; what was only sent is there with both of its projects or not at all. */
async function checkStored(
  { url }: SpawnedServer,
  cookie: string,
  { acknowledged, sent }: Writes,
): Promise<void> {
  const stored = new Map<string, { name: string; projectCount: number }>();
  let cursor: string | null = '';
  while (cursor !== null) {
    const answer: Response = await fetch(
      `${url}/api/clients?limit=200&cursor=${encodeURIComponent(cursor)}`,
      { headers: { cookie } },
    );
    expect(answer.status).toBe(200);
    const page = (await answer.json()) as {
      rows: { id: string; name: string; projectCount: number }[];
      nextCursor: string | null;
    };
    for (const row of page.rows) stored.set(row.id, row);
    cursor = page.nextCursor;
  }
  for (const [id, name] of acknowledged) {
    const row = stored.get(id);
    expect(row, `the acknowledged client ${id}`).toBeDefined();
    // A rename whose answer the kill cut off may have been stored.
    expect([name, 'Renamed']).toContain(row?.name);
  }
  for (const [id, { projectCount }] of stored) {
    expect(sent.has(id)).toBe(true);
    expect(projectCount, `the projects of ${id}`).toBe(2);
  }
}

async function signIn({ url }: SpawnedServer): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
