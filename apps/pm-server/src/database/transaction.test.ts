import { afterEach, expect, it } from 'vitest';
import { faultyProxy } from '../../test/faultyProxy';
import { newPostgresDatabase } from '../../test/newPostgresDatabase';
import { onBothDatabases } from '../../test/onDatabase';
import { onPostgres } from '../../test/onPostgres';
import type { Database, Tx } from './Database';
import { openPostgres } from './engines/openPostgres';
import { UncertainCommit } from './engines/UncertainCommit';
import { rowsOf } from './rowsOf';
import { sql } from './sql';

/** More than there are connections: one that is not given back is missed. */
const TIMES = 12;

onBothDatabases('Statements asked for together', (app) => {
  const keep = (tx: Tx, name: string, value: string) =>
    rowsOf(tx, sql`insert into server_secrets (name, value) values (${name}, ${value}) returning value`);
  const kept = (tx: Tx) =>
    rowsOf(tx, sql`select value from server_secrets where name like 'together%' order by name`);

  it('SRV-02: one that fails takes all of them with it and is what is told', async () => {
    const { database } = app();
    for (let time = 0; time < TIMES; time += 1) {
      const failing = database.transaction((tx) =>
        Promise.all([
          keep(tx, 'together 1', 'before'),
          rowsOf(tx, sql`select ${time}::int / 0`),
          keep(tx, 'together 2', 'after'),
        ]),
      );
      await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
    }
    expect(await kept(database.orm)).toEqual([]);
  });

  it('SRV-02: they are carried out in their order, and all of them are there', async () => {
    const { database } = app();
    await database.transaction((tx) =>
      Promise.all([
        keep(tx, 'together 1', 'one'),
        rowsOf(tx, sql`update server_secrets set value = value || ' of two' where name = ${'together 1'}`),
        keep(tx, 'together 2', 'two'),
      ]),
    );
    expect(await kept(database.orm)).toEqual([{ value: 'one of two' }, { value: 'two' }]);
  });
});

onBothDatabases('A COMMIT', (app) => {
  it('SRV-02: of a transaction in which a statement failed and nobody told is an error, and nothing is stored', async () => {
    const { database } = app();
    const hushed = database.transaction(async (tx) => {
      await keepAll(tx, ['hushed']);
      await rowsOf(tx, sql`select 1 / 0`).catch(() => {});
    });
    await expect(hushed).rejects.toThrow(Error);
    expect(await keptBy(database, 'hushed')).toEqual([]);
  });

  it('SRV-02: that a deferred constraint refuses is that error, and the connection serves the next', async () => {
    const { database } = app();
    await database.script('create table promised (id int unique deferrable initially deferred)');
    for (let time = 0; time < TIMES; time += 1) {
      const twice = database.transaction((tx) => rowsOf(tx, sql`insert into promised values (1), (1)`));
      await expect(twice).rejects.toMatchObject({ code: '23505' });
    }
    expect(await database.transaction((tx) => rowsOf(tx, sql`select id from promised`))).toEqual([]);
  });
});

onPostgres('A transaction on PostgreSQL', () => {
  it('SRV-02: whose connection was ended is lost, and no other', async () => {
    const url = await newDatabase();
    const [database, other] = [await openPostgres(url, () => {}), await openPostgres(url, () => {})];
    for (let time = 0; time < TIMES; time += 1) {
      const [session] = await database.transaction((tx) =>
        rowsOf<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`),
      );
      await rowsOf(other.orm, sql`select pg_terminate_backend(${session?.pid ?? 0})`);
      // Whether the end has been heard of by now or not.
      await database.transaction((tx) => keepAll(tx, [`ended ${time}`])).catch(() => {});
      await database.transaction((tx) => keepAll(tx, [`next ${time}`]));
    }
    expect(await keptBy(database, 'next')).toHaveLength(TIMES);
    await Promise.all([database.close(), other.close()]);
  });

  it('SRV-02: whose answer to COMMIT is lost is told as uncertain, for it may be stored, and costs no other', async () => {
    const proxy = await faultyProxy(await newDatabase());
    const database = await openPostgres(proxy.url, () => {});
    proxy.loseAnswerTo('commit');
    const written = database.transaction((tx) => keepAll(tx, ['uncertain']));
    await expect(written).rejects.toBeInstanceOf(UncertainCommit);
    expect(await keptBy(database, 'uncertain')).toEqual(['uncertain']);
    await database.transaction((tx) => keepAll(tx, ['certain']));
    expect(await keptBy(database, 'certain')).toEqual(['certain']);
    await database.close();
    await proxy.close();
  });
});

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function newDatabase(): Promise<string> {
  const { url, drop } = await newPostgresDatabase();
  cleanUps.push(drop);
  const database = await openPostgres(url, () => {});
  await database.script('create table server_secrets (name text primary key, value text)');
  await database.close();
  return url;
}

function keepAll(tx: Tx, names: string[]) {
  return Promise.all(
    names.map((name) => rowsOf(tx, sql`insert into server_secrets (name, value) values (${name}, '')`)),
  );
}

async function keptBy({ orm }: Database, name: string): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    orm,
    sql`select name from server_secrets where name like ${`${name}%`} order by name`,
  );
  return rows.map((row) => row.name);
}
