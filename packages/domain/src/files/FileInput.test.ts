import { expect, test } from 'vitest';
import { NumberedQuery } from './FileInput';
import { fileMessages } from './fileMessages';
import { MOST_NUMBERS } from './fileOptions';

const project = '01930000-0000-7000-8000-000000000001';
const numbers = (count: number) => Array.from({ length: count }, (_, index) => `A-${index}`);

test.each([
  ['', []],
  ['A-201', ['A-201']],
  [',A-201,,S-204,', ['A-201', 'S-204']],
])('FIL-11: drawings are asked for by their numbers, %j', (typed, read) => {
  expect(NumberedQuery.parse({ project, numbers: typed }).numbers).toEqual(read);
});

test('FIL-11: drawings are asked for by a hundred numbers at most', () => {
  const asked = (count: number) => NumberedQuery.safeParse({ project, numbers: numbers(count).join(',') });
  expect(asked(MOST_NUMBERS).data?.numbers).toEqual(numbers(MOST_NUMBERS));
  expect(asked(MOST_NUMBERS + 1).error?.issues).toMatchObject([{ message: fileMessages.tooManyNumbers }]);
});
