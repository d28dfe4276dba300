import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { newDataDir } from '../../test/embeddedTemplate';
import { measured } from '../../test/measured';
import { migrationsWith } from '../../test/migrationsWith';
import { newPostgresDatabase } from '../../test/newPostgresDatabase';
import { onPostgres } from '../../test/onPostgres';
import { runLinework, spawnServer } from '../../test/spawnServer';
import { cookieSecret } from '../server/cookieSecret';
import { directoryCopies } from './engines/directoryCopies';
import { lockDirectory, lockHolder } from './engines/directoryLock';
import { keepLogShort } from './engines/keepLogShort';
import { openEmbedded } from './engines/openEmbedded';
import { openDatabase } from './openDatabase';
import { rowsOf } from './rowsOf';
import { sql } from './sql';

const witness = fileURLToPath(new URL('../../test/witness/timeToLeave.mjs', import.meta.url));
const NO_OWNER = `insert into workspaces (id, name, settings) values ('00000000-0000-4000-8000-000000000001', 'No owner', '{}')`;

const folders: string[] = [];
const temporary = async (made: string | Promise<string>) => {
  const folder = await made;
  folders.push(folder);
  return folder;
};
const emptyFolder = () => temporary(mkdtempSync(join(tmpdir(), 'lw-test-')));

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('The embedded database', () => {
  it('SRV-02: each commit asks the disk at least once, and reads never do', async () => {
    const database = await openEmbedded(await temporary(newDataDir()));
    await database.script('create table t (i int)');
    const files = database.files();
    for (let commit = 0; commit < 20; commit += 1) {
      const before = files.fsyncs;
      await database.orm.execute(sql`insert into t values (${commit})`);
      expect(files.fsyncs).toBeGreaterThan(before);
    }
    const before = files.fsyncs;
    await database.orm.execute(sql`select * from t`);
    expect(files.fsyncs).toBe(before);
    const [settings] = await rowsOf<{ fsync: string; buffers: string }>(
      database.orm,
      sql`select current_setting('fsync') as fsync, current_setting('shared_buffers') as buffers`,
    );
    expect(settings).toEqual({ fsync: 'on', buffers: '8MB' });
    await database.close();
  });

  it('SRV-02: after a kill the file system is synced once instead of its thousands of files, and later commits ask the disk again', async () => {
    const dataDir = await temporary(newDataDir());
    const dying = await openEmbedded(dataDir);
    await dying.script('create table t (i int); insert into t values (1)');
    // What a kill leaves: the files of a database that is still open.
    const killed = await emptyFolder();
    cpSync(join(dataDir, 'database'), join(killed, 'database'), { recursive: true });
    await dying.close();
    const database = await openEmbedded(killed);
    const atStart = database.files().fsyncs;
    if (process.platform === 'linux') expect(atStart).toBeLessThan(400);
    // What recovery wrote itself, and the directories, were not left out.
    expect(atStart).toBeGreaterThan(10);
    expect(await rowsOf(database.orm, sql`select i from t`)).toEqual([{ i: 1 }]);
    await database.script('insert into t values (2)');
    expect(database.files().fsyncs).toBeGreaterThan(atStart);
    await database.close();
  });

  it('SRV-04: the log is kept for as long as a copy of the directory needs it, and is short again after that', async () => {
    const dataDir = await temporary(newDataDir());
    const database = await openEmbedded(dataDir);
    const copies = directoryCopies(database.orm);
    const grow = async () => {
      for (let file = 0; file < 10; file += 1)
        await database.script('create table t (i int); drop table t; select pg_switch_wal()');
      await keepLogShort(database.orm, copies.isUnderWay);
    };
    const logFiles = () => readdirSync(join(dataDir, 'database', 'pg_wal'));
    const copy = await copies.begin();
    const [first = ''] = logFiles()
      .filter((name) => /^[0-9A-F]{24}$/.test(name))
      .sort();
    await grow();
    await copy.filesAreCopied();
    await grow();
    expect(logFiles()).toContain(first);
    await copy.end();
    await grow();
    expect(logFiles()).not.toContain(first);
    await database.close();
  });

  it('SRV-02: the log of what was written does not grow for as long as the server runs', async () => {
    const dataDir = await temporary(newDataDir());
    const database = await openEmbedded(dataDir);
    const logFiles = () =>
      readdirSync(join(dataDir, 'database', 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
    const longest = 8;
    for (let file = 0; file < 3 * longest; file += 1) {
      await database.script('create table t (i int); drop table t; select pg_switch_wal()');
      await keepLogShort(database.orm);
      expect(logFiles().length).toBeLessThan(longest);
    }
    await database.close();
  });

  it('SRV-02: a statement that is said again is parsed once, whatever failed in between; those not said for long are forgotten', async () => {
    const database = await openEmbedded(await temporary(newDataDir()));
    const { orm } = database;
    await database.script('create table t (i int primary key)');
    const insert = (i: number) => orm.execute(sql`insert into t values (${i})`);
    const kept = async () => {
      const rows = await rowsOf<{ statement: string }>(
        orm,
        sql`select statement from pg_prepared_statements`,
      );
      return rows.map(({ statement }) => statement);
    };
    for (const i of [1, 2, 3]) await insert(i);
    await expect(insert(2)).rejects.toMatchObject({ cause: { code: '23505' } });
    await expect(orm.execute(sql`select nothing from t`)).rejects.toMatchObject({ cause: { code: '42703' } });
    await expect(
      database.transaction(async (tx) => {
        await tx.execute(sql`insert into t values (${4})`);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await insert(5);
    expect(await rowsOf(orm, sql`select i from t order by i`)).toEqual([1, 2, 3, 5].map((i) => ({ i })));
    expect((await kept()).filter((statement) => statement.startsWith('insert into t'))).toHaveLength(1);
    for (let n = 0; n < 100; n += 1) await orm.execute(sql.raw(`select ${n}`));
    expect(await kept()).not.toContain('insert into t values ($1)');
    expect((await kept()).length).toBeLessThan(100);
    await insert(6);
    await database.close();
  });

  it('GEN-16: a date stays the date that was stored, and letters of every script fold their case', async () => {
    const database = await openEmbedded(await temporary(newDataDir()));
    const [row] = await rowsOf<{ day: string; folded: string }>(
      database.orm,
      sql`select '2026-03-01'::date as day, lower('ÅNGSTRÖM ΔΕΛΤΑ ЖУК') as folded`,
    );
    expect(row).toEqual({ day: '2026-03-01', folded: 'ångström δελτα жук' });
    await database.close();
  });

  it('SRV-02: a second server on the same directory names the holder and leaves within two seconds, one that finds the lock file deleted leaves too, and a dead one leaves no lock', async () => {
    const dataDir = await temporary(newDataDir());
    const first = await spawnServer({ DATA_DIR: dataDir });
    const { port } = new URL(first.url);
    const notes = join(await emptyFolder(), 'witness.json');
    const second = await runLinework(['start'], {
      DATA_DIR: dataDir,
      NODE_OPTIONS: `--import ${JSON.stringify(witness)}`,
      WITNESS: notes,
    });
    expect(second.code).toBe(1);
    expect(second.stderr.trim().split('\n')).toHaveLength(1);
    expect(second.stderr).toContain(`process ${first.process.pid}`);
    expect(second.stderr).toContain(`port ${port}`);
    expect(lockHolder(dataDir)).toMatchObject({ pid: first.process.pid, port: Number(port) });
    // By the clock from its first try on, for until then it is Node that starts; and by what it used in all, which is the clock of
    // a machine that has nothing else to do.
    const { sinceItTried, cpu }: Record<string, number> = JSON.parse(readFileSync(notes, 'utf8'));
    measured(() => {
      expect(sinceItTried).toBeLessThan(2_000);
      expect(cpu).toBeLessThan(2_000);
    });

    rmSync(join(dataDir, 'linework.lock'));
    const { code, stderr } = await runLinework(['start'], { DATA_DIR: dataDir });
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^The database in .+ is open in another Linework server.+\n$/),
    ]);

    await first.end('SIGKILL');
    const third = await spawnServer({ DATA_DIR: dataDir });
    expect(lockHolder(dataDir)).toMatchObject({ pid: third.process.pid });
    // The copy of the template that this began with was for everybody to read.
    for (const path of some(readdirSync(dataDir, { recursive: true, encoding: 'utf8' })))
      expect(statSync(join(dataDir, path)).mode & 0o077, path).toBe(0);
    expect(await third.end('SIGTERM')).toBe(0);
  }, 180_000);

  it('SRV-02: an older database is copied aside, then brought to the newer version with its rows', async () => {
    const dataDir = await temporary(newDataDir());
    const old = await openEmbedded(dataDir);
    await old.script(NO_OWNER);
    await old.close();
    const notices: string[] = [];
    const migrations = await temporary(migrationsWith('alter table workspaces add column motto text'));
    const database = await openDatabase(
      { dataDir, migrations },
      { onNotice: (notice) => notices.push(notice) },
    );
    const rows = await rowsOf(database.orm, sql`select name, motto from workspaces`);
    expect(rows).toEqual([{ name: 'No owner', motto: null }]);
    await database.close();
    expect(notices).toEqual([expect.stringContaining('copied to'), 'Migrations applied: 9000_next']);
    const [snapshot = ''] = readdirSync(join(dataDir, 'snapshots'));
    const copy = await openDatabase({ dataDir: join(dataDir, 'snapshots', snapshot) });
    expect(await rowsOf(copy.orm, sql`select name from workspaces`)).toEqual([{ name: 'No owner' }]);
    await copy.close();
  });

  it('SRV-02: of the copies from before migrations the newest three stay', async () => {
    const dataDir = await temporary(newDataDir());
    const old = ['2026-01-01T00-00-00-000Z', '2026-02-01T00-00-00-000Z', '2026-03-01T00-00-00-000Z'];
    for (const name of [...old, 'of-somebody'])
      mkdirSync(join(dataDir, 'snapshots', name), { recursive: true });
    const migrations = await temporary(migrationsWith('alter table workspaces add column motto text'));
    await (await openDatabase({ dataDir, migrations })).close();
    const left = readdirSync(join(dataDir, 'snapshots')).sort();
    expect(left).toEqual([old[1], old[2], expect.stringMatching(/^20\d\d-/), 'of-somebody']);
  });

  it('SRV-02: a migration that fails half-way changes nothing and is told in one line', async () => {
    const dataDir = await temporary(newDataDir());
    const migrations = await temporary(
      migrationsWith(
        'create table half (i int);\n--> statement-breakpoint\nalter table nowhere add column x int',
      ),
    );
    await expect(openDatabase({ dataDir, migrations })).rejects.toThrow(
      /could not be brought to this version/,
    );
    const database = await openDatabase({ dataDir });
    expect(await rowsOf(database.orm, sql`select to_regclass('half') as half`)).toEqual([{ half: null }]);
    await database.close();
  });

  it('SRV-02: a database of a newer version is left alone, with words', async () => {
    const dataDir = await temporary(newDataDir());
    const newer = await openEmbedded(dataDir);
    await newer.script("insert into schema_migrations (tag) values ('9999_from_the_future')");
    await newer.close();
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /newer version of Linework \(9999_from_the_future\)/,
    );
    lockDirectory(dataDir).release();
  });

  it('SRV-01: the key that signs cookies is made once and readable by its owner only', async () => {
    const dataDir = await temporary(newDataDir());
    const database = await openDatabase({ dataDir });
    const secret = await cookieSecret(database, dataDir);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(await cookieSecret(database, dataDir)).toBe(secret);
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
    await database.close();
  });
});

onPostgres('A PostgreSQL database', () => {
  it('SRV-02: of an older version is brought to the newer one, and it is said that there is no copy from before', async () => {
    const postgres = await newPostgresDatabase();
    const where = { dataDir: '', databaseUrl: postgres.url };
    await (await openDatabase(where)).close();
    const migrations = await temporary(migrationsWith('alter table workspaces add column motto text'));
    const notices: string[] = [];
    const options = { onNotice: (notice: string) => notices.push(notice) };
    await (await openDatabase({ ...where, migrations }, options)).close();
    expect(notices).toEqual([
      expect.stringMatching(/no copy of the PostgreSQL database was made.*linework backup FILE/),
      'Migrations applied: 9000_next',
    ]);
    await postgres.drop();
  });
});

describe('The command line', () => {
  it('SRV-01: takes no password where the machine’s list of processes would show it, and makes nothing then', async () => {
    const dataDir = join(await emptyFolder(), 'data');
    const typed = [
      'setup',
      '--company',
      'C',
      '--name',
      'N',
      '--email',
      'n@c.example',
      '--password',
      'hunter2hunter2',
    ];
    const { code, stderr } = await runLinework(typed, { DATA_DIR: dataDir });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^--password is not taken: .*pipe it.*\n$/)]);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('says in one line what keeps it from starting, and ends with code 1', async () => {
    const folder = await emptyFolder();
    writeFileSync(join(folder, 'file'), '');
    const cases: [Record<string, string>, RegExp][] = [
      [{ DATA_DIR: join(folder, 'file') }, /data directory .*file cannot be used/],
      [{ DATA_DIR: folder, PORT: 'eighty' }, /PORT must be a number/],
      [
        { DATA_DIR: folder, DATABASE_URL: 'postgres://nobody:hunter2@127.0.0.1:1/none' },
        /127\.0\.0\.1:1\/none cannot be reached/,
      ],
      [{ DATA_DIR: folder, DATABASE_URL: 'mysql://x' }, /DATABASE_URL must start with postgres/],
    ];
    for (const [env, message] of cases) {
      const { code, stderr } = await runLinework(['start'], env);
      expect(code).toBe(1);
      expect(stderr.trim()).toMatch(message);
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(stderr).not.toContain('hunter2');
    }
  });

  it('SRV-04: setup, backup, restore into an empty directory only, and doctor', async () => {
    const [dataDir, restored] = [await temporary(newDataDir()), await temporary(newDataDir())];
    const backup = join(await emptyFolder(), 'all.linework');
    const setup = [
      'setup',
      '--company',
      'Haldenroy',
      '--name',
      'Ada Hald',
      '--email',
      'ada@haldenroy.example',
      '--sample',
    ];
    const setUp = (password: string) => runLinework(setup, { DATA_DIR: dataDir }, password);
    expect((await setUp('12345')).stderr).toMatch(/password: Password must be at least 6 characters/);
    expect(await setUp('drafting-paper\n')).toMatchObject({ code: 0 });
    expect((await setUp('drafting-paper')).stderr).toMatch(/set up already/);
    expect((await runLinework(['backup', backup], { DATA_DIR: dataDir })).code).toBe(0);
    expect((await runLinework(['restore', backup], { DATA_DIR: dataDir })).stderr).toMatch(/already/);
    expect((await runLinework(['restore', backup], { DATA_DIR: restored })).code).toBe(0);
    const doctor = await runLinework(['doctor'], { DATA_DIR: restored });
    expect([doctor.code, doctor.stdout]).toEqual([0, expect.stringContaining('All is well')]);

    const [before, after] = await Promise.all([dataDir, restored].map(everyRow));
    expect(after).toEqual(before);
  }, 180_000);

  it.each(['cut off', 'overwritten'])(
    'SRV-02: doctor finds a table whose file was %s, and ends with code 1',
    async (damage) => {
      const dataDir = await temporary(newDataDir());
      const database = await openEmbedded(dataDir);
      await database.script(
        `insert into auth_users (id, name, email) select gen_random_uuid(), repeat('x', 1000), n || '@a.example' from generate_series(1, 100) n`,
      );
      const [at] = await rowsOf<{ path: string }>(
        database.orm,
        sql`select pg_relation_filepath('auth_users') as path`,
      );
      await database.close();
      const file = join(dataDir, 'database', at?.path ?? '');
      const [blocks, block] = [3, 8_192];
      if (damage === 'cut off') truncateSync(file, blocks * block);
      else writeFileSync(file, readFileSync(file).fill(7, blocks * block, blocks * block + 100));
      const { code, stderr } = await runLinework(['doctor'], { DATA_DIR: dataDir });
      expect([code, stderr]).toEqual([1, expect.stringMatching(/cannot be read: .*base\//)]);
    },
  );

  it('SRV-02: doctor finds what does not add up and ends with code 1', async () => {
    const dataDir = await temporary(newDataDir());
    const database = await openEmbedded(dataDir);
    await database.script(NO_OWNER);
    await database.close();
    const { code, stderr } = await runLinework(['doctor'], { DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(stderr).toContain('1 workspaces without an active owner');
  });
});

async function everyRow(dataDir: string): Promise<Record<string, unknown>> {
  const database = await openDatabase({ dataDir });
  const tables: Record<string, unknown> = {};
  for (const table of [
    'workspaces',
    'clients',
    'people',
    'projects',
    'project_team',
    'tasks',
    'time_entries',
    'auth_users',
    'auth_accounts',
  ]) {
    tables[table] = await rowsOf(
      database.orm,
      sql`select row_to_json(t)::text as json from ${sql.identifier(table)} t order by 1`,
    );
  }
  await database.close();
  return tables;
}
