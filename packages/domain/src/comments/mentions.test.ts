import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commentParts, mentionedIn } from './mentions';

const ann = { personId: 'ann', name: 'Ann Lee' };
const moss = { personId: 'moss', name: 'Ann Lee Moss' };
const nameless = { personId: 'nameless', name: '' };
const ola = { personId: 'ola', name: 'Ola Eriksen' };

describe('NOT-03: what names somebody in a comment', () => {
  test.each([
    ['@Ola Eriksen, look', [{ text: '@Ola Eriksen', personId: 'ola' }, { text: ', look' }]],
    ['Ask @Ola Eriksen', [{ text: 'Ask ' }, { text: '@Ola Eriksen', personId: 'ola' }]],
    ['@Ann Lee Moss!', [{ text: '@Ann Lee Moss', personId: 'moss' }, { text: '!' }]],
    ['@Ann Lee mosses', [{ text: '@Ann Lee', personId: 'ann' }, { text: ' mosses' }]],
    ['@Ann Leeson', [{ text: '@Ann Leeson' }]],
    ['@@Ola Eriksen', [{ text: '@' }, { text: '@Ola Eriksen', personId: 'ola' }]],
    ['(Ola Eriksen)', [{ text: '(Ola Eriksen)' }]],
    ['2 @ 3', [{ text: '2 @ 3' }]],
    ['a@b.no', [{ text: 'a@b.no' }]],
    ['', []],
  ])('%j', (body, parts) => {
    expect(commentParts(body, [ann, moss, ola, nameless])).toEqual(parts);
  });

  test('the parts are the text, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('@', 'Ann Lee', ' ', 'Moss', 'x', '\n', '😀')), (pieces) => {
        const body = pieces.join('');
        const parts = commentParts(body, [ann, moss]);
        expect(parts.map(({ text }) => text).join('')).toBe(body);
      }),
    );
  });
});

test('NOT-03: who was typed away again is not mentioned, and two of one name both are', () => {
  const other = { personId: 'other', name: 'Ola Eriksen' };
  expect(mentionedIn('@Ola Eriksen', [ann, ola, other])).toEqual([ola, other]);
});
