import { expect, test } from 'vitest';
import { contentTypeOf, endingOf } from './contentTypeOf';
import { renameProblem } from './renameProblem';

test.each([
  ['Report.PDF', 'pdf'],
  ['archive.tar.Gz', 'gz'],
  ['.pdf', 'pdf'],
  ['Report.', ''],
  ['pdf', ''],
])('FIL-08: the name %s ends in %j', (name, ending) => {
  expect(endingOf(name)).toBe(ending);
});

test.each([
  ['a.JPG', 'document', 'image/jpeg'],
  ['a.jpeg', 'document', 'image/jpeg'],
  ['a.dwg', 'drawing', 'image/vnd.dwg'],
  ['a.dwg', 'document', null],
  ['a.pdf', 'drawing', null],
  ['a', 'document', null],
] as const)('FIL-08: %s among files of the kind %s is %s', (name, kind, type) => {
  expect(contentTypeOf(name, kind)).toBe(type);
});

test.each([
  ['Site photo.jpeg', null],
  ['Site photo.png', 'A file keeps its type: its name has to end in .jpg'],
  ['Site photo', 'A file keeps its type: its name has to end in .jpg'],
])('FIL-06: photo.jpg is renamed to %s: %s', (name, problem) => {
  const photo = { name: 'photo.jpg', kind: 'document', type: 'image/jpeg' } as const;
  expect(renameProblem(name, photo)).toBe(problem);
});
