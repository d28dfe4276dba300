import { sharePercent } from '@linework/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onDatabase } from '../../test/onDatabase';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { progressOf } from './projects.queries';

onDatabase('The progress of a project', (app) => {
  it('PRJ-12: is 100 where all tasks are done and 0 where none is, in the database as in domain', async () => {
    const random = fc.sample(fc.tuple(fc.nat({ max: 2_000 }), fc.nat({ max: 2_000 })), {
      numRuns: 200,
      seed: 12,
    });
    const halves = [1, 3, 23, 57, 199, 299].map((done) => [200, done] as const);
    const pairs = [[300, 1], [200, 199], [0, 0], [5, 0], [5, 5], [1, 1], ...halves, ...random].map(
      ([all = 0, some = 0], place) => ({ n: Math.max(all, some), done: Math.min(all, some), place }),
    );
    const rows = await rowsOf<{ progress: number }>(
      app().database.orm,
      sql`select ${progressOf(sql`k`)} as progress
          from json_to_recordset(${JSON.stringify(pairs)}::json) k (n int, done int, place int) order by k.place`,
    );
    expect(rows.map(({ progress }) => progress)).toEqual(pairs.map(({ n, done }) => sharePercent(done, n)));
  });
});
