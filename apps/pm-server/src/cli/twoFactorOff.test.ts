import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { totpAt } from '../../test/authenticator';
import { newDataDir } from '../../test/embeddedTemplate';
import { runLinework, type SpawnedServer, spawnServer } from '../../test/spawnServer';

const account = { email: 'lost@haldenroy.example', password: 'secret-of-lost' };
const setup = ['setup', '--company', 'Lost', '--name', 'Lise Lost', '--email', account.email];
const off = ['two-factor-off', '--email', account.email.toUpperCase()];

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

describe('linework two-factor-off', () => {
  it('SET-03: lets somebody who lost phone and recovery codes sign in by the password, once the server is stopped', async () => {
    const dataDir = await newDataDir();
    cleanUps.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const env = { DATA_DIR: dataDir };
    expect(await runLinework(setup, env, account.password)).toMatchObject({ code: 0 });
    const server = await spawnServer(env);
    const stop = () => server.end('SIGTERM');
    cleanUps.push(stop);
    await turnOn(server);
    expect((await signIn(server)).needsCode).toBe(true);
    // The running server has the database.
    expect(await runLinework(off, env)).toMatchObject({ code: 1 });
    await stop();

    expect((await runLinework(off, env)).stdout).toMatch('Two-factor authentication is off for lost@');
    expect((await runLinework(off, env)).stdout).toMatch('was not on');
    const again = await spawnServer(env);
    cleanUps.push(() => again.end('SIGTERM'));
    expect(await signIn(again)).toMatchObject({ signedIn: true });
  });

  it('says in one line what is missing', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'lw-off-'));
    cleanUps.push(() => rmSync(empty, { recursive: true, force: true }));
    for (const [args, line] of [
      [['two-factor-off'], 'Say for whom: linework two-factor-off --email ADDRESS\n'],
      [off, `There is no database in ${empty}. Check DATA_DIR.\n`],
    ] as const) {
      const { code, stderr } = await runLinework([...args], { DATA_DIR: empty });
      expect([code, stderr]).toEqual([1, line]);
    }
  });
});

async function turnOn(server: SpawnedServer): Promise<void> {
  const { cookie } = await signIn(server);
  const { key } = await send(
    server,
    'POST',
    'account/two-factor',
    { currentPassword: account.password },
    cookie,
  );
  const body = { code: totpAt(key, new Date()) };
  expect((await send(server, 'PUT', 'account/two-factor', body, cookie)).recoveryCodes).toHaveLength(10);
}

function signIn(server: SpawnedServer) {
  return send(server, 'POST', 'auth/sign-in/email', account);
}

async function send({ url }: SpawnedServer, method: string, path: string, body: object, cookie = '') {
  const answer = await fetch(`${url}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { ...(await answer.json()), cookie: cookies.join('; ') };
}
