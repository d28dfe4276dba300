import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sql } from './sql';

/** Those that write text as SQL, and of what. One that is missing here has to be looked at before it is added. */
const RAW_SQL = {
  'backup/writeBackup.ts': 'how many rows are fetched at a time',
  'database/columns.ts': 'limits and options of the domain',
  'database/drizzleSql.ts': "Drizzle's own statements, whose values stay parameters",
  'database/migrate.ts': 'the migrations that are part of the server',
  'database/readEveryRow.ts': 'names of ways to read that stand in the file',
  'database/sentRows.ts': "types of our schema's columns",
  'database/withoutIndexes.ts': "PostgreSQL's own definitions of our indexes",
  'files/files.service.ts': 'the two kinds of lock that its callers name',
  'lists/listOrder.ts': "'asc' or 'desc', and places in a list",
  'people/people.table.ts': 'limits of the domain',
  'search/search.queries.ts': 'places in a list',
  'seed/seedWorkspace.ts': 'places in a hash',
  'tasks/bulk/bulk.service.ts': 'a number that stands in the file',
  'tasks/taskOrder.ts': "'asc' or 'desc'",
  'tasks/tasks.table.ts': 'limits and options of the domain',
};

describe('SQL', () => {
  it('numbers the parameters of all its pieces in the order in which they stand', () => {
    const mine = sql`t.owner = ${'o'} and t.n > ${1}`;
    expect(sql`select ${true} from t where ${mine} or ${sql`t.gone = ${null}`} limit ${5}`).toMatchObject({
      text: 'select $1 from t where t.owner = $2 and t.n > $3 or t.gone = $4 limit $5',
      values: [true, 'o', 1, null, 5],
    });
  });

  it('ASVS-21: never makes a value part of the text', () => {
    const evil = "'; drop table t; --";
    expect(sql`select ${evil}`).toMatchObject({ text: 'select $1', values: [evil] });
    expect(sql`select from ${sql.identifier('a"b')}`.text).toBe('select from "a""b"');
  });

  it('ASVS-21: text becomes SQL as it is only where it is known to be none of what people send', () => {
    const source = join(import.meta.dirname, '..');
    const using = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .filter((file) => /\bsql\.raw\(/.test(readFileSync(join(source, file), 'utf8')));
    expect(using.sort()).toEqual(Object.keys(RAW_SQL));
  });

  it('joins pieces, also one and none', () => {
    const joined = (...pieces: string[]) =>
      sql`(${sql.join(
        pieces.map((piece) => sql`${piece}`),
        sql`, `,
      )})`.text;
    expect([joined(), joined('a'), joined('a', 'b', 'c')]).toEqual(['()', '($1)', '($1, $2, $3)']);
  });
});
