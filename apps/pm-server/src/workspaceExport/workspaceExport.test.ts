import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../../test/onBothDatabases';
import { personForm, testWorkspace } from '../../test/testWorkspace';
import { WITHOUT_SECRETS } from '../backup/backedUpTables';
import { writeBackup } from '../backup/writeBackup';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';

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
});
