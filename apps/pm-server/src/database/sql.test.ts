import { describe, expect, it } from 'vitest';
import { sql } from './sql';

describe('SQL', () => {
  it('numbers the parameters of all its pieces in the order in which they stand', () => {
    const mine = sql`t.owner = ${'o'} and t.n > ${1}`;
    expect(sql`select ${true} from t where ${mine} or ${sql`t.gone = ${null}`} limit ${5}`).toMatchObject({
      text: 'select $1 from t where t.owner = $2 and t.n > $3 or t.gone = $4 limit $5',
      values: [true, 'o', 1, null, 5],
    });
  });

  it('never makes a value part of the text', () => {
    const evil = "'; drop table t; --";
    expect(sql`select ${evil}`).toMatchObject({ text: 'select $1', values: [evil] });
    expect(sql`select from ${sql.identifier('a"b')}`.text).toBe('select from "a""b"');
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
