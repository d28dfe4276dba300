import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editsBetween, forgivableWords, forgivenEdits, nearSearches, piecesOf } from './nearWords';

const known = ['gate', 'gear', 'inspection', 'reinforcement', 'café', 'שלום'].map((word) => ({ word, n: 1 }));
const nearest = (search: string) => nearSearches(search, known, 3)[0] ?? null;

describe('typing errors in a search', () => {
  test.each([
    ['gaet', 'gate'],
    ['gte', null],
    ['gatee', 'gate'],
    ['gats', 'gate'],
    ['Inspektoin', 'inspection'],
    ['reinfrocemetn', 'reinforcement'],
    ['reinfrocemtn', null],
    ['שלוח', 'שלום'],
    ['2024', null],
    ['gaet-inspection', 'gate-inspection'],
    ['gate', null],
    ['inspect', null],
    ['gaet nothing', null],
  ])('GEN-06: %s is taken for %s', (typed, meant) => {
    expect(nearest(typed)).toBe(meant);
  });

  test('GEN-06: fewer edits come first, then what more texts have', () => {
    const words = [
      { word: 'gate', n: 1 },
      { word: 'gats', n: 5 },
    ];
    expect(nearSearches('gatt', words, 3)).toEqual(['gats', 'gate']);
    expect(nearSearches('gatt', words, 1)).toEqual(['gats']);
  });

  test('GEN-06: what as many texts have comes by the alphabet, in whatever order it is found', () => {
    const words = ['gats', 'gate', 'gath'].map((word) => ({ word, n: 1 }));
    expect(nearSearches('gatt', words, 3)).toEqual(['gate', 'gath', 'gats']);
    expect(nearSearches('gatt', words.toReversed(), 3)).toEqual(['gate', 'gath', 'gats']);
  });

  test('GEN-06: of many wrong words the best are taken together, then one at a time is another', () => {
    const words = [
      { word: 'gate', n: 1 },
      { word: 'gats', n: 5 },
      { word: 'weir', n: 1 },
      { word: 'weis', n: 2 },
    ];
    expect(nearSearches('Gatt, weix (gate)', words, 9)).toEqual([
      'gats, weis (gate)',
      'gate, weis (gate)',
      'gats, weir (gate)',
    ]);
  });

  test('GEN-06: of more than eight words none is replaced', () => {
    expect(forgivableWords('gaet '.repeat(9))).toEqual([]);
    expect(forgivableWords('gaet '.repeat(8))).toEqual(['gaet']);
    expect(forgivableWords('gaet, GAET (ab) x-4711 %gaet_')).toEqual(['gaet']);
  });

  test.each([
    ['gat', 0],
    ['gate', 1],
    ['caissos', 1],
    ['caissons', 2],
    ['x'.repeat(40), 2],
    ['x'.repeat(41), 0],
    ['4gate', 0],
    ['gate4', 0],
    ['\u0301gate', 0],
    ['गेट्स', 1],
  ])('GEN-06: in %s so many letters may be wrong: %i', (word, edits) => {
    expect(forgivenEdits(word)).toBe(edits);
  });

  test.each([
    ['gate', 'gate', 1, 0],
    ['gate', 'gaet', 1, 1],
    ['agte', 'gate', 1, 1],
    ['gate', 'gates', 1, 1],
    ['gate', 'ate', 1, 1],
    ['gate', 'gaze', 1, 1],
    ['gate', 'gazes', 1, 2],
    ['gate', 'gazes', 2, 2],
    ['gate', 'weir', 2, 3],
    ['gate', 'gatesss', 2, 3],
    ['gate', 'g', 3, 3],
    ['ca', 'abc', 5, 3],
    ['', 'gate', 4, 4],
    ['gate', '', 4, 4],
    ['𝑎𝑏𝑐𝑑', '𝑎𝑏𝑑𝑐', 2, 1],
  ])('GEN-06: from %j to %j, with %i at most, are %i edits', (one, other, most, edits) => {
    expect(editsBetween(one, other, most)).toBe(edits);
  });

  test.each([
    ['gate', ['ga', 'te', 'gtae']],
    ['gates', ['ga', 'tes', 'gtaes']],
    ['caissons', ['ca', 'iss', 'ons', 'ciass', 'isosns', 'ciasosns']],
    ['abcdefghi', ['abc', 'def', 'ghi', 'abdcef', 'degfhi', 'abdcegfhi']],
  ])(
    'GEN-06: the pieces of %s are its parts, and those that meet with their letters swapped',
    (word, pieces) => {
      expect(piecesOf(word)).toEqual(pieces);
    },
  );

  test('GEN-06: every word that is near has one of the pieces', () => {
    const letter = fc.constantFrom('a', 'b', 'c', 'é');
    const words = fc.array(letter, { minLength: 4, maxLength: 12 });
    const edit = fc.record({
      at: fc.nat(),
      by: fc.constantFrom('insert', 'delete', 'substitute', 'swap'),
      letter,
    });
    fc.assert(
      fc.property(words, fc.array(edit, { minLength: 1, maxLength: 2 }), (letters, edits) => {
        const word = letters.join('');
        const near = [...letters];
        for (const { at, by, letter: other } of edits.slice(0, forgivenEdits(word))) {
          const place = at % near.length;
          if (by === 'insert') near.splice(place, 0, other);
          if (by === 'delete') near.splice(place, 1);
          if (by === 'substitute') near[place] = other;
          if (by === 'swap') near.splice(place, 2, ...near.slice(place, place + 2).reverse());
        }
        const text = near.join('');
        fc.pre(editsBetween(word, text, 2) <= forgivenEdits(word));
        expect(piecesOf(word).some((piece) => text.includes(piece))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
