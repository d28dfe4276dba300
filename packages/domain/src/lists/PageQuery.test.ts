import { expect, test } from 'vitest';
import { PageQuery } from './PageQuery';

test.each([
  [undefined, 50],
  ['1', 1],
  ['99', 99],
  ['100', 100],
  ['101', 100],
  ['999', 100],
])('NOT-01: a page that is asked for with the limit %j has %i rows at most', (limit, most) => {
  expect(PageQuery.parse({ limit })).toEqual({ limit: most });
});

test.each(['', '0', '-1', '1.5', '1000', 'all'])('NOT-01: the limit %j is refused', (limit) => {
  expect(PageQuery.safeParse({ limit }).error?.issues).toMatchObject([
    { path: ['limit'], message: 'The limit is a whole number from 1 to 100' },
  ]);
});
