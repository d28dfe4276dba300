import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './cursor';

const id = '01930000-0000-7000-8000-000000000001';

test.each([
  ['no text at all', ''],
  ['no list', `{"sort":"title","length":4}`],
  ['a list of three', '["title","asc","a"]'],
  ['a list of five', `["title","asc","a","${id}","b"]`],
  ['a sort that is no name', `[1,"asc","a","${id}"]`],
  ['another direction', `["title","up","a","${id}"]`],
  ['an id that is a number', '["title","asc","a",1]'],
  ['an id in a list', `["title","asc","a",["${id}"]]`],
  ['an id that is none', '["title","asc","a","1"]'],
  ['an id with something before it', `["title","asc","a","x${id}"]`],
  ['an id with something behind it', `["title","asc","a","${id}x"]`],
  ['a value that is true', `["title","asc",true,"${id}"]`],
  ['a value that is a list', `["title","asc",["a"],"${id}"]`],
  ['a number without end', `["title","asc",1e999,"${id}"]`],
  ['a value with NUL', `["title","asc","a\\u0000","${id}"]`],
  ['a value with half a surrogate pair', `["title","asc","a\\ud800","${id}"]`],
])('GEN-14: the marker of a page is not read where it is %s', (_, text) => {
  expect(readCursor(text)).toBeNull();
});

test.each([null, 0, -1.5, '', '🏗 gate'])('GEN-14: the marker of a page carries the value %j', (value) => {
  const cursor = { sort: 'title', direction: 'desc', value, id } as const;
  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
});

test('GEN-14: a marker has 61,000 characters at most', () => {
  const cursor = { sort: 'title', direction: 'asc', value: '', id } as const;
  const room = 61_000 - writeCursor(cursor).length;
  const read = (length: number) => readCursor(writeCursor({ ...cursor, value: 'x'.repeat(length) }));
  expect(read(room)?.value).toHaveLength(room);
  expect(read(room + 1)).toBeNull();
});
