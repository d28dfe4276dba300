import { expect, test } from 'vitest';
import { fileMessages as say } from './fileMessages';
import { FileName, fileNameProblem, shownFileName } from './fileName';

test.each([
  ['Gate leaf, 60 % (v2).pdf', null],
  ['', say.nameRequired],
  [' \t', say.nameRequired],
  ['a/b.pdf', say.nameNotUsable],
  ['a\\b.pdf', say.nameNotUsable],
  ['a\u0000.pdf', say.nameNotUsable],
  ['a\u007f.pdf', say.nameNotUsable],
  ['a\u2066fdp.exe', say.nameNotUsable],
  ['a\ud83d.pdf', say.nameNotUsable],
])('FIL-08: of the file name %j is said: %s', (name, problem) => {
  expect(fileNameProblem(name)).toBe(problem);
});

test.each([
  ['a', 255],
  ['\u07ff', 127],
  ['\u0800', 85],
  ['\uffee', 85],
  ['\u{10000}', 63],
])('FIL-08: a name may have 255 bytes, of the letter %j %i', (letter, most) => {
  const problems = [letter.repeat(most), letter.repeat(most + 1)].map(fileNameProblem);
  expect(problems).toEqual([null, say.nameTooLong]);
});

test.each([
  ['a/b\\c.pdf', 'a/b\\c.pdf'],
  ['a'.repeat(255), 'a'.repeat(255)],
  ['a'.repeat(256), `${'a'.repeat(40)}…`],
  ['🏗'.repeat(64), `${'🏗'.repeat(40)}…`],
  ['\u202ea\u0007\udc00', '\ufffda\ufffd\ufffd'],
])('FIL-08, ASVS-30: the name %j is shown as %j', (name, shown) => {
  expect(shownFileName(name)).toBe(shown);
});

test.each([
  ['Gate leaf.pdf', undefined],
  ['ä'.repeat(127), undefined],
  ['ä'.repeat(128), say.nameTooLong],
  ['a/b.pdf', say.nameNotUsable],
  ['  ', say.nameRequired],
])('FIL-06: of the typed file name %j is said: %s', (typed, problem) => {
  expect(FileName.safeParse(typed).error?.issues[0]?.message).toBe(problem);
});
