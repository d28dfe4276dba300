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

  test('GEN-06: of more than eight words none is replaced', () => {
    expect(forgivableWords('gaet '.repeat(9))).toEqual([]);
    expect(forgivableWords('gaet, GAET (ab) x-4711 %gaet_')).toEqual(['gaet']);
  });

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
