import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvLine, harmlessText, quoted } from './cells';

const text = { header: 'Note', as: 'text', value: (row: string) => row } as const;
const money = { header: 'Money', as: 'money', value: (row: number) => row } as const;

test.each(['=1+1', '+47 55', '-2', '@sum', '\ttab', '\rreturn', '＝1'])(
  'ASVS-24, TIM-08: a cell that begins as %j is led by an apostrophe',
  (cell) => {
    expect(harmlessText(cell)).toBe(`'${cell}`);
  },
);

test('TIM-08: quotes, commas and line breaks are quoted, all else is written as it is', () => {
  expect(csvCell(text, 'Check "as built", level')).toBe('"Check ""as built"", level"');
  expect(csvCell(text, 'two\nlines')).toBe('"two\nlines"');
  expect(csvCell(text, 'Ø 150')).toBe('Ø 150');
  expect(csvCell(text, '=HYPERLINK("a","b")')).toBe(`"'=HYPERLINK(""a"",""b"")"`);
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [125_050, '1250.50'],
  [-7, '-0.07'],
  [-125_050, '-1250.50'],
  [100, '1.00'],
  [9_999_999_999_999, '99999999999.99'],
])('TIM-07: %i minor units are written as %s', (minor, written) => {
  expect(csvCell(money, minor)).toBe(written);
});

test.each([null, undefined, ''])('TIM-08: the cell of %j is empty, of text and of money', (value) => {
  const columns = ['text', 'money'] as const;
  expect(columns.map((as) => csvCell({ header: '', as, value: () => value }, null))).toEqual(['', '']);
});

test('TIM-08: a number is written as a number, also one below zero', () => {
  const number = { header: 'Hours', as: 'number', value: (row: number) => row } as const;
  expect([-7.5, 0, 12].map((row) => csvCell(number, row))).toEqual(['-7.5', '0', '12']);
});

test.each([
  ['a b', 'a b'],
  [' a', '" a"'],
  ['a ', '"a "'],
  ['a,b', '"a,b"'],
  ['a"b', '"a""b"'],
  ['a\rb', '"a\rb"'],
])('TIM-08: %j is written as %j', (text, written) => {
  expect(quoted(text)).toBe(written);
});

test('TIM-08: whatever is in them, the cells of a line can be told apart again', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 }), (cells) => {
      const line = csvLine(cells.map((cell) => csvCell(text, cell)));
      expect(readLine(line)).toEqual(cells.map(harmlessText));
    }),
  );
});

/** RFC 4180, for a line as it was written. */
function readLine(line: string): string[] {
  const cells = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n$)/gy;
  for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
    cells.push((match[1]?.replaceAll('""', '"') ?? match[2]) as string);
    if (match[3] !== ',') break;
  }
  return cells;
}
