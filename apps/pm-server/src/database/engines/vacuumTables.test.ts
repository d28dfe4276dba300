import { rmSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newDataDir } from '../../../test/embeddedTemplate';
import { rowsOf } from '../rowsOf';
import { sql } from '../sql';
import { type EmbeddedDatabase, openEmbedded } from './openEmbedded';
import { vacuumTables } from './vacuumTables';

/** Three megabytes, and one row. */
const TABLES = `create table large (id int, name text); create table small (id int);
  insert into large select n, repeat('x', 1000) from generate_series(1, 3000) n; insert into small values (1)`;

let dataDir: string;
let database: EmbeddedDatabase;
beforeEach(async () => {
  dataDir = await newDataDir();
  database = await openEmbedded(dataDir);
  await database.script(TABLES);
  // How large it is is known; of what has changed, nothing is after a start.
  await database.script('vacuum large');
  await database.close();
  database = await openEmbedded(dataDir);
});
afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('The tables of the embedded database', () => {
  it('are vacuumed piece by piece, and somebody else is answered between any two', async () => {
    const happened: string[] = [];
    let isOver = false;
    const askAgainAndAgain = async () => {
      while (!isOver) {
        await nextTurn();
        await database.orm.execute(sql`select 1`);
        happened.push('another is answered');
      }
    };
    const others = askAgainAndAgain();
    await vacuum((statement) => happened.push(statement));
    isOver = true;
    await others;

    const pieces = ['vacuum large', 'analyze large (name)', 'analyze large (id)', 'vacuum (analyze) small'];
    expect(happened.filter((what) => pieces.includes(what))).toEqual(pieces);
    const isPiece = (what = '') => what.startsWith('vacuum') || what.startsWith('analyze');
    expect(happened.filter((what, at) => isPiece(what) && isPiece(happened[at + 1]))).toEqual([]);
    const known = await rowsOf(
      database.orm,
      sql`select attname as name, n_distinct as "differ" from pg_stats where tablename = 'large' order by 1`,
    );
    expect(known).toEqual([
      { name: 'id', differ: -1 },
      { name: 'name', differ: 1 },
    ]);
  });

  it('are left alone until more than a tenth has changed', async () => {
    await vacuum();
    expect(await vacuum()).not.toContainEqual(expect.stringMatching(/large|small/));
    await change('update large set id = id + 1 where id <= 300');
    expect(await vacuum()).not.toContain('vacuum large');
    await change('delete from large where id > 2900');
    expect(await vacuum()).toEqual(expect.arrayContaining(['vacuum large', 'analyze large (id)']));
  });

  it('are left alone from the moment at which the server ends', async () => {
    const closing = new AbortController();
    expect(await vacuum(() => closing.abort(), closing.signal)).toHaveLength(1);
  });
});

/** Changes are counted now and then, here at once. */
function change(statements: string): Promise<void> {
  return database.script(`${statements}; select pg_stat_force_next_flush()`);
}

/** @returns what was sent to the database */
async function vacuum(tell: (statement: string) => unknown = () => {}, until = new AbortController().signal) {
  const sent: string[] = [];
  const script = async (statement: string) => {
    await database.script(statement);
    sent.push(statement);
    tell(statement);
  };
  await vacuumTables({ ...database, script }, until);
  return sent;
}
