import { expect, it } from 'vitest';
import { onBothDatabases } from '../../test/onBothDatabases';
import type { Tx } from './Database';
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
