import fs, { cpSync, mkdirSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type EmbeddedDatabase, openEmbedded } from '../src/database/engines/openEmbedded';
import { openDatabase } from '../src/database/openDatabase';
import { rowsOf } from '../src/database/rowsOf';
import { sql } from '../src/database/sql';
import { newDataDir } from './embeddedTemplate';
import { createTestApp } from './onDatabase';
import { postgresBinaries, startPostgres } from './postgres';
import { mayMount, mountSmallDisk, type SmallDisk } from './smallDisk';
import { runLinework } from './spawnServer';
import { clientForm, testWorkspace } from './testWorkspace';
import { keysOnDisk, upload } from './uploads';

/** The database takes 40 of them, the reserve 64. */
const DISK_MB = 160;

let disk: SmallDisk | null = null;
afterEach(() => {
  disk?.remove();
  disk = null;
});

async function smallDisk(): Promise<SmallDisk & { dataDir: string }> {
  disk = mountSmallDisk(DISK_MB);
  if (!disk) throw new Error('No file system could be mounted');
  const template = await newDataDir();
  const dataDir = join(disk.folder, 'data');
  cpSync(template, dataDir, { recursive: true });
  rmSync(template, { recursive: true });
  return { ...disk, dataDir };
}

const why = mayMount ? '' : ' - skipped: this user may not mount file systems';

describe.skipIf(!mayMount)(`A full disk under the embedded database${why}`, () => {
  it('SRV-02: writes are answered 507 and say what to do, reads go on, and room alone heals it', async () => {
    const { dataDir, fill, clear } = await smallDisk();
    const test = await createTestApp(await openDatabase({ dataDir }));
    const { owner, newClient } = await testWorkspace(test);
    await newClient();
    fill();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const refused = await owner.post('/api/clients', clientForm());
      expect([refused.status, refused.body.detail]).toEqual([
        507,
        expect.stringMatching(/disk of the server is full: nothing was saved.*Free some space/),
      ]);
    }
    expect((await owner.get('/api/clients')).body.total).toBe(1);
    expect((await owner.get('/health')).status).toBe(200);
    clear();
    await newClient();
    expect((await owner.get('/api/clients')).body.total).toBe(2);
    await test.services.changes.close();
    await test.database.close();
  });

  it('SRV-02: an upload that does not fit gives its room back, and leaves the database its own', async () => {
    const { dataDir } = await smallDisk();
    const test = await createTestApp(await openDatabase({ dataDir }), { dataDir });
    const { owner, newClient, newProject } = await testWorkspace(test);
    const project = await newProject((await newClient()).id);
    const drawing = Buffer.concat([Buffer.from('AC1032'), Buffer.alloc(40 * 1024 * 1024)]);
    const send = (name: string) => upload(owner, { projectId: project.id, kind: 'drawing', name }, drawing);
    expect((await send('first.dwg')).refused).toBeNull();
    const [kept] = await keysOnDisk(test);
    const { refused } = await send('second.dwg');
    expect([refused?.status, refused?.body.detail]).toEqual([
      507,
      expect.stringMatching(/disk of the server is full: nothing was saved.*Free some space/),
    ]);
    expect(await keysOnDisk(test)).toEqual([kept]);
    await newClient();
    await test.services.changes.close();
    await test.database.close();
  });

  it('SRV-02: a start says that room is missing, not that a backup is needed, and room alone lets it start with what was there', async () => {
    const { dataDir, fill, clear } = await smallDisk();
    const before = await createTestApp(await openDatabase({ dataDir }));
    await (await testWorkspace(before)).newClient();
    await before.services.changes.close();
    await before.database.close();
    fill();
    const refused = await runLinework(['start'], { DATA_DIR: dataDir });
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringMatching(/^The disk .*is full.*Nothing .*is lost: free .+\n$/),
    ]);
    clear();
    const database = await openDatabase({ dataDir });
    expect(await rowsOf(database.orm, sql`select name from clients`)).toHaveLength(1);
    await database.close();
  });

  it('SRV-02: where something else takes the last byte and the engine dies of it, nothing that was committed is lost', async () => {
    const { dataDir, fill, clear } = await smallDisk();
    const database = await openEmbedded(dataDir);
    await database.script('create table t (i int); insert into t values (0)');
    fill();
    let committed = 0;
    const failure = await untilItFails(async () => {
      await database.orm.execute(sql`update t set i = ${committed + 1}`);
      committed += 1;
      // On to the next file of the log: where it cannot be made, PostgreSQL gives up.
      await database.orm.execute(sql`select pg_switch_wal()`);
    });
    expect(failure).toMatchObject({ cause: { code: 'ENOSPC' } });
    await expect(database.orm.execute(sql`select 1`)).rejects.toMatchObject({ cause: { code: 'ENOSPC' } });
    clear();
    expect(await rowsOf(database.orm, sql`select i from t`)).toEqual([{ i: committed }]);
    await database.close();
  });
});

describe.skipIf(!mayMount || !postgresBinaries)(`A full disk under PostgreSQL${why}`, () => {
  it('SRV-02: writes are answered 507 and say what to do, reads go on, and room alone heals it', async () => {
    disk = mountSmallDisk(1);
    if (!disk) throw new Error('No file system could be mounted');
    const postgres = await startPostgres();
    const database = await openDatabase({ dataDir: '', databaseUrl: await postgres.newDatabase() });
    const test = await createTestApp(database);
    const { owner, newClient } = await testWorkspace(test);
    const folder = join(disk.folder, 'tables');
    mkdirSync(folder);
    postgres.give(folder);
    await database.orm.execute(sql.raw(`create tablespace small location '${folder}'`));
    await database.orm.execute(sql`alter table clients set tablespace small`);
    await newClient();
    disk.fill();
    let stored = 1;
    const refused = await untilItFails(async () => {
      const answer = await owner.post('/api/clients', clientForm());
      if (answer.status !== 200) throw answer;
      stored += 1;
    });
    expect(refused).toMatchObject({
      status: 507,
      body: { detail: expect.stringContaining('disk of the server is full: nothing was saved') },
    });
    expect((await owner.get('/api/clients')).body.total).toBe(stored);
    disk.clear();
    await newClient();
    expect((await owner.get('/api/clients')).body.total).toBe(stored + 1);
    await test.services.changes.close();
    await database.close();
    await postgres.stop();
  });
});

describe('A disk that fails', () => {
  it('SRV-02: a commit that could not reach it is not acknowledged, and the server goes on when it is well', async () => {
    const dataDir = await newDataDir();
    const test = await createTestApp(await openDatabase({ dataDir }));
    const { owner, newClient } = await testWorkspace(test);
    await newClient();
    const heal = failSyncs();
    const refused = await owner.post('/api/clients', clientForm());
    heal();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await owner.get('/health')).status).toBe(200);
    await newClient();
    await test.services.changes.close();
    await test.database.close();
    rmSync(dataDir, { recursive: true });
  });
});

/** From now on the disk takes no sync; ends with the function that it returns. */
function failSyncs(): () => void {
  const sync = vi.spyOn(fs, 'fdatasyncSync').mockImplementation(() => {
    throw Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' });
  });
  // What imported the function by its name sees the change.
  syncBuiltinESMExports();
  return () => {
    sync.mockRestore();
    syncBuiltinESMExports();
  };
}

describe('An engine that dies', () => {
  it('SRV-02: is told as such, and the next statement has one that holds what was committed', async () => {
    const dataDir = await newDataDir();
    const database = await openEmbedded(dataDir);
    const heard: string[] = [];
    await database.listen('news', {
      onPayload: (payload) => heard.push(payload),
      onGap: () => heard.push('a gap'),
    });
    await database.script('create table t (i int); insert into t values (1)');
    await killEngine(database, dataDir);
    expect(await rowsOf(database.orm, sql`select i from t`)).toEqual([{ i: 1 }]);
    await database.transaction(async (tx) => {
      await tx.execute(sql`insert into t values (2)`);
      await tx.execute(sql`notify news, 'two'`);
    });
    expect(heard).toEqual(['a gap', 'two']);
    await killEngine(database, dataDir);
    await database.close();
    const reopened = await openEmbedded(dataDir);
    expect(await rowsOf(reopened.orm, sql`select i from t order by i`)).toEqual([{ i: 1 }, { i: 2 }]);
    await reopened.close();
    rmSync(dataDir, { recursive: true });
  });
});

/** Keeps PostgreSQL from making the next file of its log, which it cannot do without. */
async function killEngine(database: EmbeddedDatabase, dataDir: string): Promise<void> {
  const inTheWay = join(dataDir, 'database', 'pg_wal', 'xlogtemp.42');
  mkdirSync(inTheWay);
  const died = database.transaction(async (tx) => {
    for (let file = 0; file < 10; file += 1) {
      await tx.execute(sql`insert into t values (99)`);
      await tx.execute(sql`select pg_switch_wal()`);
    }
  });
  await expect(died).rejects.toThrow(/engine of the embedded database stopped/);
  rmSync(inTheWay, { recursive: true });
}

async function untilItFails(work: () => Promise<void>): Promise<unknown> {
  for (;;) {
    try {
      await work();
    } catch (error) {
      return error;
    }
  }
}
