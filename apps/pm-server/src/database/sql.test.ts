import { describe, expect, it } from 'vitest';
import { sql, statementOf } from './sql';

describe('SQL', () => {
  it('numbers the parameters of all its pieces in the order in which they stand', () => {
    const mine = sql`t.owner = ${'o'} and t.n > ${1}`;
    expect(
      statementOf(sql`select ${true} from t where ${mine} or ${sql`t.gone = ${null}`} limit ${5}`),
    ).toEqual({
      text: 'select $1 from t where t.owner = $2 and t.n > $3 or t.gone = $4 limit $5',
      parameters: [true, 'o', 1, null, 5],
    });
  });

  it('never makes a value part of the text', () => {
    const evil = "'; drop table t; --";
    expect(statementOf(sql`select ${evil}`)).toEqual({ text: 'select $1', parameters: [evil] });
    expect(statementOf(sql`select from ${sql.identifier('a"b')}`).text).toBe('select from "a""b"');
  });

  it('joins pieces, also one and none', () => {
    const joined = (...pieces: string[]) =>
      statementOf(
        sql`(${sql.join(
          pieces.map((piece) => sql`${piece}`),
          sql`, `,
        )})`,
      ).text;
    expect([joined(), joined('a'), joined('a', 'b', 'c')]).toEqual(['()', '($1)', '($1, $2, $3)']);
  });
});
