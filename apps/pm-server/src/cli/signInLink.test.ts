import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { newDataDir } from '../../test/embeddedTemplate';
import { newPostgresDatabase } from '../../test/newPostgresDatabase';
import { postgresBinaries } from '../../test/postgres';
import { runLinework, spawnServer } from '../../test/spawnServer';

const account = { email: 'out@haldenroy.example', password: 'secret-of-out' };
const setup = ['setup', '--company', 'Out', '--name', 'Oda Out'];
const owner = ['--email', account.email];

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

describe('linework sign-in-link', () => {
  it('SRV-01: makes a link that the running server knows [embedded database]', async () => {
    const dataDir = await newDataDir();
    cleanUps.push(() => rmSync(dataDir, { recursive: true, force: true }));
    await makesLink({ DATA_DIR: dataDir });
  });

  const why = postgresBinaries ? '' : ' - skipped: this machine has no PostgreSQL server programs';
  it.skipIf(!postgresBinaries)(
    `SRV-01: makes a link that the running server knows [PostgreSQL]${why}`,
    async () => {
      const { url, drop } = await newPostgresDatabase();
      cleanUps.push(drop);
      await makesLink({ DATA_DIR: emptyFolder(), DATABASE_URL: url });
    },
  );

  it('says in one line what is missing', async () => {
    const env = { DATA_DIR: emptyFolder() };
    for (const [args, line] of [
      [[], 'Say for whom: linework sign-in-link --email ADDRESS\n'],
      [['--email', account.email], `No server has run on ${env.DATA_DIR} yet. Check DATA_DIR.\n`],
    ] as const) {
      const { code, stderr } = await runLinework(['sign-in-link', ...args], env);
      expect([code, stderr]).toEqual([1, line]);
    }
  });
});

/** The server takes the link for what it is: the browser that signs in by it is known by the name that the link gave. */
async function makesLink(env: Record<string, string>): Promise<void> {
  expect(await runLinework([...setup, ...owner], env, account.password)).toMatchObject({ code: 0 });
  const server = await spawnServer(env);
  cleanUps.push(() => server.end('SIGTERM'));
  const args = ['sign-in-link', '--email', account.email.toUpperCase()];
  const { code, stdout } = await runLinework(args, { ...env, PUBLIC_URL: 'https://linework.example' });
  expect(code).toBe(0);
  const url = new URL(/^https:\S+$/m.exec(stdout)?.[0] ?? '');
  expect(url.href).toMatch(/^https:\/\/linework\.example\/sign-in\?link=/);
  const link = url.searchParams.get('link') ?? '';
  const { status, headers } = await fetch(`${server.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, link }),
  });
  expect(status).toBe(200);
  expect(headers.getSetCookie()[1]).toMatch(`known_browser=${link.split('.')[1]}.`);
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lw-link-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
