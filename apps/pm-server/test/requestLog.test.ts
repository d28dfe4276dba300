import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/createApp';
import { openDatabase } from '../src/database/openDatabase';
import { createLog } from '../src/server/createLog';
import { newDataDir } from './embeddedTemplate';
import { createTestApp, type TestApp } from './onDatabase';
import { cookiesOf, newAccount, PASSWORD, signIn } from './testAccount';
import { personWith } from './testWorkspace';

let dataDir: string;
let test: TestApp;
let written: string[] = [];

beforeAll(async () => {
  dataDir = await newDataDir();
  const log = createLog('info', { write: (line) => written.push(line) });
  test = await createTestApp(await openDatabase({ dataDir }), { log });
});
afterAll(async () => {
  await test.services.changes.close();
  await test.services.bulkWorker.close();
  await test.database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Line {
  level: number;
  event?: string;
  person?: string;
  path: string;
  status: number;
}

/** What is logged of the requests that `work` makes. */
async function logged(work: () => Promise<unknown>): Promise<Line[]> {
  written = [];
  await work();
  // One JSON text a line, whatever was in the request.
  return written
    .join('')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const [INFO, WARN] = [30, 40];

describe('The log', () => {
  it('ASVS-40: says who signed in, what they asked for, and that they signed out', async () => {
    const { email, personId } = await newAccount(test);
    const lines = await logged(async () => {
      const owner = personWith(test, '', cookiesOf(await signIn(test, email, PASSWORD)));
      await owner.get('/api/tasks?search=private');
      await owner.post('/api/auth/sign-out');
    });
    expect(lines).toMatchObject([
      { level: INFO, event: 'sign-in', person: personId, status: 200 },
      { level: INFO, person: personId, path: '/api/tasks', status: 200 },
      { level: INFO, event: 'sign-out', person: personId, status: 200 },
    ]);
    expect(lines[1]).not.toHaveProperty('event');
  });

  it('ASVS-40: tells refusals, with whose account a wrong password was for', async () => {
    const { email, personId } = await newAccount(test);
    const cookie = cookiesOf(await signIn(test, email, PASSWORD));
    const member = personWith(test, '', cookie);
    const lines = await logged(async () => {
      await signIn(test, email, 'a wrong password');
      await signIn(test, 'nobody@haldenroy.example', 'a wrong password');
      await personWith(test, '', '').get('/api/tasks');
      await member.post('/api/clients', {}, { origin: 'https://evil.example' });
      for (let attempt = 0; attempt < 10; attempt += 1) await signIn(test, email, 'a wrong password');
    });
    const refusals = lines.filter(({ event }) => event === 'refused');
    expect(refusals.every(({ level }) => level === WARN)).toBe(true);
    expect(refusals.slice(0, 4)).toMatchObject([
      { status: 401, person: personId },
      { status: 401 },
      { status: 401, path: '/api/tasks' },
      { status: 403, path: '/api/clients' },
    ]);
    expect(refusals[1]).not.toHaveProperty('person');
    expect(refusals.at(-1)).toMatchObject({ status: 429, path: '/api/auth/sign-in/email' });
  });

  it('ASVS-40: holds no password, cookie, address or search, and no line that a request made up', async () => {
    const { email } = await newAccount(test);
    const forged = '\r\n{"level":30,"event":"sign-in","person":"made up"}';
    const lines = await logged(async () => {
      const cookie = cookiesOf(await signIn(test, email, PASSWORD, { 'user-agent': 'x' }));
      const owner = personWith(test, '', cookie);
      await signIn(test, `a${forged}@haldenroy.example`, forged);
      await owner.get(`/api/clients/${encodeURIComponent(forged)}?search=private`);
      await owner.get(`/${encodeURIComponent(forged)}`);
      await owner.post('/api/auth/sign-out');
      const text = written.join('');
      for (const secret of [
        PASSWORD,
        email,
        'private',
        ...cookie.split('; ').map((one) => one.split('=')[1] ?? ''),
      ])
        expect(text).not.toContain(secret);
    });
    expect(lines).toHaveLength(5);
    expect(lines.map(({ person }) => person)).not.toContain('made up');
  });

  it('ASVS-40: an answer to a fault of the server names it by a number of the log and shows no stack', async () => {
    const services = {
      ...test.services,
      now: () => {
        throw new Error('a secret of the server');
      },
    };
    const broken = { ...test, services, app: createApp(services, { loopback: true }) };
    const form = { email: 'nobody@haldenroy.example', password: PASSWORD };
    const lines = await logged(async () => {
      const answer = await personWith(broken, '', '').post('/api/auth/sign-in/email', form);
      expect(answer.status).toBe(500);
      expect(answer.body.detail).toContain(answer.body.requestId);
      expect(JSON.stringify(answer.body)).not.toMatch(/secret of the server|\.ts|node_modules/);
    });
    expect(JSON.stringify(lines)).toContain('a secret of the server');
  });
});
