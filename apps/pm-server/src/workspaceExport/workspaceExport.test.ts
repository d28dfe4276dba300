import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { v7 } from 'uuid';
import { expect, it, vi } from 'vitest';
import { onBothDatabases } from '../../test/onDatabase';
import { personForm, testWorkspace } from '../../test/testWorkspace';
import { storeFile } from '../../test/uploads';
import { WITHOUT_SECRETS } from '../backup/backedUpTables';
import { writeBackup } from '../backup/writeBackup';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';

const path = '/api/workspace/exports';

onBothDatabases('The export of a workspace', (app) => {
  it('ASVS-16, SRV-04: has nothing that somebody signs in by', async () => {
    const { owner, newInvitation } = await testWorkspace(app());
    expect((await owner.post('/api/people', personForm())).status).toBe(200);
    await newInvitation();
    const { orm } = app().database;
    await orm.execute(
      sql`update auth_accounts set access_token = ${v7()}, refresh_token = ${v7()}, id_token = ${v7()}`,
    );
    const [account] = await rowsOf<{ id: string }>(orm, sql`select user_id as id from auth_accounts limit 1`);
    const ofUser = account?.id ?? '';
    await orm.execute(
      sql`insert into auth_two_factors (user_id, sealed_key, started_at) values (${ofUser}, ${v7()}, now())`,
    );
    await orm.execute(sql`insert into auth_recovery_codes (user_id, hash) values (${ofUser}, ${v7()})`);
    const secrets = await rowsOf<{ secret: string }>(
      orm,
      sql`select unnest(array[password, access_token, refresh_token, id_token]) as secret from auth_accounts
          union select sealed_key from auth_two_factors union select hash from auth_recovery_codes
          union select token from auth_sessions`,
    );
    const known = secrets.flatMap(({ secret }) => secret ?? []);
    expect(known.length).toBeGreaterThan(6);

    const directory = mkdtempSync(join(tmpdir(), 'lw-export-'));
    try {
      const path = join(directory, 'export.zip');
      await writeBackup(app().database, app().services.fileStore, createWriteStream(path), {
        now: new Date(),
        extent: WITHOUT_SECRETS,
        onProgress: () => {},
        signal: new AbortController().signal,
      });
      const entries = unzipSync(readFileSync(path));
      expect(Object.keys(entries)).toEqual(
        expect.arrayContaining(['tables/people.jsonl', 'tables/auth_accounts.jsonl']),
      );
      const all = Object.values(entries)
        .map((bytes) => Buffer.from(bytes).toString())
        .join('\n');
      expect(known.filter((secret) => all.includes(secret))).toEqual([]);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  it.each([
    ['is cancelled', false],
    ['loses whoever fetches it', true],
  ])('SRV-04: one that %s leaves no file open, also none that waits for its turn', async (_, isFetched) => {
    const { owner, newClient, newProject } = await testWorkspace(app());
    const project = await newProject((await newClient()).id);
    // More than what lies between the server and whoever fetches it.
    const contents = Array.from({ length: 40 }, () => Buffer.from(randomBytes(30_000).toString('hex')));
    for (const [index, content] of contents.entries())
      await storeFile(owner, project.id, { name: `${index}.txt` }, content);
    const opened: Readable[] = [];
    const { fileStore } = app().services;
    const stream = fileStore.stream;
    const spy = vi.spyOn(fileStore, 'stream').mockImplementation((...which) => {
      const one = stream(...which);
      opened.push(one);
      return one;
    });
    const until = (is: () => unknown, interval = 10) => vi.waitUntil(is, { timeout: 30_000, interval });
    /** Nobody takes more of it. */
    const standsStill = async () => {
      let before = 0;
      await until(() => {
        const isStill = opened.length > 0 && opened.length === before;
        before = opened.length;
        return isStill;
      }, 300);
      expect(opened.at(-1)).toMatchObject({ closed: false, readableDidRead: false });
    };
    try {
      const begun = await owner.post(path);
      expect([begun.status, begun.body]).toEqual([200, expect.objectContaining({ state: 'running' })]);
      const address = `${path}/${begun.body.id}`;
      if (isFetched) {
        const headers = { host: 'localhost', cookie: owner.cookie };
        const { body } = await app().app.request(`http://localhost${address}`, { headers });
        await standsStill();
        await body?.cancel();
      } else {
        await standsStill();
        const { body } = await owner.remove(address, null);
        expect(body.newest.state).toBe('cancelled');
      }
      await until(async () => (await owner.get(`${path}/newest`)).body.newest.state === 'cancelled');
      await until(() => opened.every(({ closed }) => closed));
    } finally {
      spy.mockRestore();
    }
  });
});
