import { expect, it } from 'vitest';
import { typedMention } from './typedMention';

it.each([
  ['Ask @Ola Er', 11, { start: 4, query: 'Ola Er' }],
  ['@', 1, { start: 0, query: '' }],
  ['(@Ann', 5, { start: 1, query: 'Ann' }],
  ['@Ola Eriksen, look', 12, { start: 0, query: 'Ola Eriksen' }],
  ['@one two three four', 19, null],
  ['a@b', 3, null],
  ['@ later', 7, null],
  ['@Ola\nErik', 9, null],
  ['no name', 7, null],
  ['@Ola', 0, null],
])('NOT-03: of %j at %i the name is %j', (text, caret, expected) => {
  expect(typedMention(text, caret)).toEqual(expected);
});
