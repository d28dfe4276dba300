import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Unzipped, unzipSync, zipSync } from 'fflate';
import pino from 'pino';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { some } from '../../../scripts/checks/some';
import { backedUpTables, leftOutTables } from '../src/backup/backedUpTables';
import { readBackup } from '../src/backup/readBackup';
import type { Tx } from '../src/database/Database';
import type { DirectoryCopies } from '../src/database/engines/directoryCopies';
import { type OpenDatabase, openDatabase } from '../src/database/openDatabase';
import { rowsOf } from '../src/database/rowsOf';
import { sql } from '../src/database/sql';
import { seedWorkspace, usualSize } from '../src/seed/seedWorkspace';
import { openCopyDesk } from '../src/server/copyDesk';
import { allTables } from './allTables';
import {
  databaseOf,
  folder,
  KINDS,
  newPlace,
  type PlaceEnv,
  restoredInto,
  runBounded,
} from './commandPlaces';
import { newDataDir } from './embeddedTemplate';
import { howMany } from './measured';
import { createTestApp, type TestApp } from './onDatabase';
import { linework, runLinework } from './spawnServer';
import { clientForm, type Person, testWorkspace } from './testWorkspace';
import { storeFile } from './uploads';

/** `BACKUP_TASKS=1000000`: how many tasks are backed up and restored. */
const TASKS = howMany('BACKUP_TASKS', 300, 3_000);
/** Some of them have this much to say: in test:all together more than the heap of the process that reads or writes them. */
const LONG_TASKS = Math.min(TASKS, 3_000);
const LONG_TEXT = 20_000;
const TIMEOUT = 600_000 + TASKS * 2;

describe('What a backup holds', () => {
  it('SRV-04: is every table of the schema but those that are left out by name', () => {
    const names = (tables: readonly PgTable[]) => tables.map((table) => getTableName(table));
    expect(names([...backedUpTables, ...leftOutTables]).sort()).toEqual(names(allTables).sort());
  });
});

describe.each(KINDS)('A backup while people work [%s]', (kind) => {
  it(
    `SRV-04: holds one moment of ${TASKS} tasks, in bounded memory, and comes back equal into either database, and into no other`,
    async () => {
      const { test, owner, env } = await serveTasks(kind);
      await deleteFile(test.database.orm, owner);
      const untouched = await fingerprints(test.database.orm);
      let saved = 0;
      let isOver = false;
      const people = [1, 2, 3].map(async () => {
        while (!isOver) {
          const left = project('Left');
          const form = clientForm({ name: 'At work', projects: [left, project('Right')] });
          expect((await owner.post('/api/clients', form)).status).toBe(200);
          saved += 1;
          // As soon as its row is there, its content is.
          await storeFile(owner, left.id, { name: 'At work.txt' });
          // Without a network nothing else would have its turn.
          await setImmediate();
        }
      });
      await vi.waitUntil(() => saved > 10, { timeout: 30_000 });
      const before = saved;
      const file = join(folder(), 'all.linework');
      await runBounded('backup', file, env).finally(() => {
        isOver = true;
      });
      const after = saved;
      await Promise.all(people);

      const { code, stderr } = await runLinework(['restore', file], env);
      expect([code, stderr]).toEqual([1, expect.stringMatching(/is a workspace in .* already|is in use/)]);
      for (const target of some(restoredInto(kind))) {
        const restored = await newPlace(target);
        await runBounded('restore', file, restored);
        expect(await runLinework(['doctor'], restored)).toMatchObject({
          code: 0,
          stdout: expect.stringContaining('All is well'),
        });
        const database = await databaseOf(restored);
        expect(await fingerprints(database.orm)).toEqual(untouched);
        const [made] = await rowsOf<{ clients: number; projects: number }>(
          database.orm,
          sql`select (select count(*)::int from clients where name = 'At work') as clients,
            (select count(*)::int from projects where name in ('Left', 'Right')) as projects`,
        );
        await database.close();
        // Each client came with its two projects in one write: a moment has both or neither.
        expect(made?.projects).toBe(2 * (made?.clients ?? 0));
        expect(made?.clients).toBeGreaterThanOrEqual(before);
        // Three people may each have had one save under way.
        expect(made?.clients).toBeLessThanOrEqual(after + 3);
      }
    },
    TIMEOUT,
  );
});

/** An application with that many tasks, and its owner; `env` is how a command finds its database. */
async function serveTasks(kind: string): Promise<{ test: TestApp; owner: Person; env: PlaceEnv }> {
  const env = kind === 'PostgreSQL' ? await newPlace(kind) : { DATA_DIR: folder(await newDataDir()) };
  const database = await databaseOf(env);
  const test = await createTestApp(database, { dataDir: env.DATA_DIR });
  if (database.copies) await letCopy(database);
  onTestFinished(async () => {
    await test.services.changes.close();
    await test.services.bulkWorker.close();
    await database.close();
  });
  const { id: workspaceId, owner } = await testWorkspace(test);
  const today = new Date().toISOString().slice(0, 10);
  await database.transaction(async (tx) => {
    await seedWorkspace(tx, { ...usualSize(TASKS), workspaceId, ownerId: owner.id, today, seed: 'backup' });
    await tx.execute(sql`update tasks set description = left(repeat(md5(id::text), ${Math.ceil(LONG_TEXT / 32)}), ${LONG_TEXT})
      where id in (select id from tasks order by id limit ${LONG_TASKS})`);
  });
  return { test, owner, env };
}

/** One that lies in the trash is backed up as all others. */
async function deleteFile(tx: Tx, owner: Person): Promise<void> {
  const [project] = await rowsOf<{ id: string }>(tx, sql`select id from projects limit 1`);
  const file = await storeFile(owner, project?.id ?? '', { name: 'In the trash.txt' });
  expect((await owner.remove(`/api/files/${file.id}`)).status).toBe(200);
}

/** As the server does for its directory. */
async function letCopy(
  database: OpenDatabase,
  copies = database.copies,
): Promise<{ port: number; token: string }> {
  if (!copies) throw new Error('Only the embedded database is copied');
  const desk = await openCopyDesk(copies, pino({ level: 'silent' }));
  onTestFinished(() => desk.close());
  database.announce({ port: null, copyDesk: desk.address });
  return desk.address;
}

function project(name: string) {
  return { id: v7(), name, startDate: '2026-01-01', endDate: '2026-02-01', budgetMinor: 1 };
}

/** Count and hash of each table's rows, but for what is made while people work. */
async function fingerprints(tx: Tx): Promise<Record<string, unknown>> {
  const prints: Record<string, unknown> = {};
  for (const table of backedUpTables.map((one) => getTableName(one))) {
    const [print] = await rowsOf(
      tx,
      sql`select count(*)::int as rows, md5(string_agg(hash, '' order by hash)) as hash
        from (select row_to_json(t)::jsonb as row, md5(row_to_json(t)::text) as hash from ${sql.identifier(table)} t) hashed
        where coalesce(row ->> 'name', row ->> 'subject_name', '') not in ('At work', 'Left', 'Right', 'At work.txt')`,
    );
    prints[table] = print;
  }
  return prints;
}

describe('linework backup', () => {
  it('SRV-04: is readable by its owner only, is not written over another file unasked, and leaves nothing beside it', async () => {
    const [dataDir, target] = [folder(await newDataDir()), folder()];
    const file = join(target, 'all.linework');
    writeFileSync(file, 'of somebody');
    const refused = await runLinework(['backup', file], { DATA_DIR: dataDir });
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('--force')]);
    expect(readFileSync(file, 'utf8')).toBe('of somebody');
    expect(await runLinework(['backup', file, '--force'], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(target)).toEqual(['all.linework']);
  });

  it('SRV-04: says in one line where there is no database, and where it cannot write', async () => {
    const nowhere = await runLinework(['backup', join(folder(), 'all')], { DATA_DIR: folder() });
    expect([nowhere.code, nowhere.stderr]).toEqual([
      1,
      expect.stringMatching(/^There is no database in .+\n$/),
    ]);
    const there = { DATA_DIR: folder(await newDataDir()) };
    const unwritable = await runLinework(['backup', '/proc/all'], there);
    expect([unwritable.code, unwritable.stderr]).toEqual([
      1,
      expect.stringMatching(/^The backup could not be written to \/proc\/all .+\n$/),
    ]);
  });

  it('SRV-04: that is interrupted while the server lets it wait leaves nothing, and the server goes on', async () => {
    const [dataDir, target] = [folder(await newDataDir()), folder()];
    const database = await openDatabase({ dataDir });
    onTestFinished(() => database.close());
    const asked = vi.fn();
    let giveUp = (_: Error) => {};
    const never: DirectoryCopies = {
      isUnderWay: () => false,
      begin: () => {
        asked();
        return new Promise((_, reject) => {
          giveUp = reject;
        });
      },
    };
    await letCopy(database, never);
    const child = await linework(['backup', join(target, 'all.linework')], { DATA_DIR: dataDir });
    const ended = new Promise((resolve) => child.once('close', resolve));
    const said = child.stderr ? text(child.stderr) : '';
    await vi.waitUntil(() => asked.mock.calls.length > 0, { timeout: 30_000 });
    child.kill('SIGINT');
    expect([await ended, await said]).toEqual([
      130,
      expect.stringMatching(/^Stopped: .+ was not written\.\n$/),
    ]);
    expect(readdirSync(target)).toEqual([]);
    giveUp(new Error('The test is over'));
  });
});

describe('A server that lets its directory be copied', () => {
  it('SRV-04: does so for who knows the token in a file that its owner alone may read, one at a time, and is as before when they go', async () => {
    const dataDir = folder(await newDataDir());
    const database = await openDatabase({ dataDir });
    onTestFinished(() => database.close());
    const { port, token } = await letCopy(database);
    expect(statSync(join(dataDir, 'linework.lock')).mode & 0o777).toBe(0o600);
    const say = (line: string) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`${line}\n`);
      return socket;
    };
    expect(await text(say('a guess'))).toBe('');
    expect(await text(say(''))).toBe('');
    const first = say(token);
    expect(String(await new Promise((resolve) => first.once('data', resolve)))).toBe('begun\n');
    expect(await text(say(token))).toBe('busy\n');
    first.destroy();
    await vi.waitUntil(() => database.copies?.isUnderWay() === false, { timeout: 30_000 });
    const next = say(token);
    expect(String(await new Promise((resolve) => next.once('data', resolve)))).toBe('begun\n');
    next.destroy();
  });
});

describe('linework restore', () => {
  let made: string;
  let file: string;
  let whole: Buffer;
  let digest: string;
  let entries: Unzipped;
  const kept: string[] = [];
  beforeAll(async () => {
    made = await newDataDir();
    kept.push(made);
    const setup = [
      'setup',
      '--company',
      'Haldenroy',
      '--name',
      'Ada',
      '--email',
      'ada@haldenroy.example',
      '--sample',
    ];
    expect(await runLinework(setup, { DATA_DIR: made }, 'secret-of-ada')).toMatchObject({ code: 0 });
    const backups = mkdtempSync(join(tmpdir(), 'lw-backup-'));
    kept.push(backups);
    file = join(backups, 'all.linework');
    expect(await runLinework(['backup', file], { DATA_DIR: made })).toMatchObject({ code: 0 });
    whole = readFileSync(file);
    entries = unzipSync(whole);
    digest = await readFrom(file);
  });
  afterAll(() => {
    for (const path of kept) rmSync(path, { recursive: true, force: true });
  });

  /** The backup with other entries, packed anew. */
  const packed = (change: (entries: Unzipped) => Unzipped) => Buffer.from(zipSync(change({ ...entries })));
  const withHeader = (change: object) => {
    const header = JSON.parse(Buffer.from(entries['linework.json'] ?? []).toString());
    return packed((all) => ({
      ...all,
      'linework.json': Buffer.from(JSON.stringify({ ...header, ...change })),
    }));
  };
  const linesOf = (table: string) =>
    Buffer.from(entries[`tables/${table}.jsonl`] ?? [])
      .toString()
      .split('\n');
  const withLines = (table: string, change: (lines: string[]) => string[]) =>
    packed((all) => ({
      ...all,
      [`tables/${table}.jsonl`]: Buffer.from(change(linesOf(table)).join('\n')),
    }));
  const withTasks = (change: (lines: string[]) => string[]) => withLines('tasks', change);
  const withTable = (name: string) => {
    const header = JSON.parse(Buffer.from(entries['linework.json'] ?? []).toString());
    const tables = [{ name, columns: ['id'], rows: 1 }, ...header.tables];
    const head = Buffer.from(JSON.stringify({ ...header, tables }));
    const rows = { [`tables/${name}.jsonl`]: Buffer.from('{"id":1}\n') };
    return packed(({ 'linework.json': _, ...rest }) => ({ 'linework.json': head, ...rows, ...rest }));
  };
  const withOtherByte = (at: number) => {
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(at) ^ 0xff, at);
    return changed;
  };
  const read = async (bytes: Buffer) => {
    const bad = join(folder(), 'bad.linework');
    writeFileSync(bad, bytes);
    return readFrom(bad);
  };
  /** @returns a hash of all that is read */
  const readFrom = async (path: string) => {
    const hash = createHash('sha256');
    for await (const part of readBackup(path)) {
      if (part.kind === 'content') for await (const chunk of part.chunks) hash.update(chunk);
      hash.update(part.kind === 'rows' ? part.rows : JSON.stringify({ ...part, chunks: null }));
    }
    return hash.digest('hex');
  };

  it('SRV-04: refuses a file as damaged wherever one of its bytes is another', async () => {
    for (let at = 4; at < whole.length; at += at < 15_000 ? 100 : 5_000) {
      // What says when an entry was made, for example, makes nothing of it another.
      const told = await read(withOtherByte(at)).catch((error: Error) => error.message);
      if (told !== digest) expect(told, `byte ${at}`).toMatch(/is damaged or cut off|is no Linework backup/);
    }
  });

  it.each<[string, () => Buffer, RegExp]>([
    ['cut off', () => whole.subarray(0, whole.length / 2), /is damaged or cut off/],
    [
      'of which a byte is another',
      () => withOtherByte(whole.indexOf('tables/tasks.jsonl') + 200),
      /is damaged or cut off \(.*tables\/tasks\.jsonl/,
    ],
    [
      'with one row less',
      () => withTasks((lines) => lines.toSpliced(1, 1)),
      /tasks\.jsonl has \d+ rows of \d+/,
    ],
    ['that ends within a row', () => withTasks((lines) => lines.slice(0, -1)), /within a line/],
    [
      'without a table',
      () => packed(({ 'tables/tasks.jsonl': _, ...rest }) => rest),
      /tables\/tasks\.jsonl is missing/,
    ],
    ['of a table that is not known', () => withTable('secrets'), /does not know \(secrets\)/],
    [
      'with an entry that is a path',
      () => packed((all) => ({ ...all, 'files/../../../a': Buffer.from('x') })),
      /invalid relative path/,
    ],
    [
      'with an entry that is not known',
      () => packed((all) => ({ ...all, 'files/readme.txt': Buffer.from('x') })),
      /an entry that is not known/,
    ],
    ['whose head is another', () => withHeader({ tables: 'all' }), /is damaged/],
    ['that is none', () => Buffer.from('hello'), /is no Linework backup/],
    ['of another ZIP', () => packed(() => ({ 'a.txt': Buffer.from('x') })), /is no Linework backup/],
    [
      'of the formats before',
      () => gzipSync('{"format":"linework-backup","version":3,"migrations":[]'),
      /older version/,
    ],
    ['of a format to come', () => withHeader({ version: 5 }), /newer version/],
    ['of a newer shape', () => withHeader({ migrations: ['9999_later'] }), /newer version .+9999_later/],
  ])('SRV-04: refuses a file %s in one line, and makes nothing of it', async (_, damaged, words) => {
    const [target, bad] = [folder(), join(folder(), 'bad.linework')];
    writeFileSync(bad, damaged());
    const { code, stderr } = await runLinework(['restore', bad], { DATA_DIR: target });
    expect([code, stderr]).toEqual([1, expect.stringMatching(words)]);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    // The lock of a directory stays in it.
    expect(readdirSync(target).filter((name) => name !== 'linework.lock')).toEqual([]);
  });

  it('SRV-04: takes what an earlier version kept of the people of clients, and puts it right', async () => {
    const [target, older] = [folder(), join(folder(), 'older.linework')];
    const client = JSON.parse(linesOf('clients')[0] ?? '');
    const asKept = (line: string) =>
      line.includes('lena.suter@')
        ? JSON.stringify({ ...JSON.parse(line), access_role: 'client', client_id: client.id })
        : line;
    writeFileSync(
      older,
      withLines('people', (lines) => lines.map(asKept)),
    );
    expect(await runLinework(['restore', older], { DATA_DIR: target })).toMatchObject({ code: 0 });
    const database = await databaseOf({ DATA_DIR: target });
    const [lena] = await rowsOf(
      database.orm,
      sql`select access_role, job_role, department, start_date from people where email like 'lena.suter@%'`,
    );
    await database.close();
    expect(lena).toEqual({ access_role: 'client', job_role: null, department: null, start_date: null });
  });

  it('SRV-04: that is killed leaves nothing in use, and the next one does it', async () => {
    const target = folder();
    const child = await linework(['restore', file], { DATA_DIR: target });
    const ended = new Promise((resolve) => child.once('close', resolve));
    const aside = join(target, 'files', 'unfinished');
    await vi.waitUntil(() => existsSync(aside), { timeout: 60_000, interval: 1 });
    child.kill('SIGKILL');
    await ended;
    expect(readdirSync(join(target, 'files'))).toEqual(['unfinished']);
    expect((await runLinework(['doctor'], { DATA_DIR: target })).stderr).toMatch(/There is no database/);
    expect(await runLinework(['restore', file], { DATA_DIR: target })).toMatchObject({ code: 0 });
    expect(readdirSync(target).sort()).toEqual(['database', 'files', 'linework.lock']);
    expect(await runLinework(['doctor'], { DATA_DIR: target })).toMatchObject({ code: 0 });
  });
});
