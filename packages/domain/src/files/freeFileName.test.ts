import { expect, test } from 'vitest';
import { fitsFileName } from './fileName';
import { fileNameKey, fileNameStem, freeFileName } from './freeFileName';

const taken = (...names: string[]) => {
  const keys = new Set(names.map(fileNameKey));
  return (key: string) => keys.has(key);
};

test.each([
  ['Note 1.txt', [], 'Note 1.txt'],
  ['Note 1.txt', ['note 1.TXT'], 'Note 1 (2).txt'],
  ['Note 1.txt', ['Note 1.txt', 'Note 1 (2).txt', 'Note 1 (4).txt'], 'Note 1 (3).txt'],
  ['Note 1 (2).txt', ['Note 1.txt', 'Note 1 (2).txt'], 'Note 1 (3).txt'],
  ['Note 1 (2).txt', ['Note 1.txt'], 'Note 1 (2).txt'],
  ['Übersicht.pdf', ['U\u0308BERSICHT.pdf'], 'Übersicht (2).pdf'],
  ['Résumé.pdf', ['Resume.pdf'], 'Résumé.pdf'],
  ['archive.tar.gz', ['archive.tar.gz'], 'archive.tar (2).gz'],
  ['.gitignore', ['.gitignore'], '.gitignore (2)'],
  ['(2).txt', ['(2).txt'], '(2) (2).txt'],
])('FIL-12: %s beside %j is stored as %s', (name, others, stored) => {
  expect(freeFileName(name, taken(...others))).toBe(stored);
});

test('FIL-12: a number finds room at the end of the longest name', () => {
  const longest = `${'ß'.repeat(125)}x.txt`;
  const free = freeFileName(longest, taken(longest));
  expect(free).toMatch(/^ß+ \(2\)\.txt$/);
  expect(fitsFileName(free)).toBe(true);
});

test('FIL-12: names that were counted have the stem of the first', () => {
  expect(['Note 1.txt', 'Note 1 (2).txt', 'Note 1 (12).txt', 'Note (draft).txt'].map(fileNameStem)).toEqual([
    'Note 1',
    'Note 1',
    'Note 1',
    'Note (draft)',
  ]);
});
