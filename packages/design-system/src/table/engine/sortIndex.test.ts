import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inDirection } from './sortIndex';
import { sortNumbers } from './sortNumbers';
import { createTextIndex, sortTextIndex } from './textIndex';

const collator = new Intl.Collator('en', { sensitivity: 'base' });

const letters = fc.constantFrom(...'abcXYZ 0129äÅéß工程🙂'.split(''));
const texts = fc.array(
  fc.oneof(
    fc.constant(''),
    fc.array(letters, { maxLength: 14 }).map((parts) => parts.join('')),
    // Long common beginnings, as titles have them.
    fc.nat(40).map((number) => `Inspect bearing, span ${number}`),
  ),
  { maxLength: 120 },
);

function sortedTexts(values: readonly string[], direction: 'ascending' | 'descending') {
  return [
    ...inDirection(
      sortTextIndex(
        createTextIndex(values.length, (row) => values[row] ?? ''),
        collator,
      ),
      direction,
    ),
  ];
}

/** The comparison the engine promises, written the slow way: letter by letter as the collator has them. */
function compareTexts(a: string, b: string): number {
  const first = a.toLowerCase();
  const second = b.toLowerCase();
  for (let at = 0; at < Math.min(first.length, second.length); at++) {
    const difference = collator.compare(first.charAt(at), second.charAt(at));
    if (difference !== 0) return difference;
  }
  return first.length - second.length;
}

function reference<Value>(
  values: readonly Value[],
  isEmpty: (value: Value) => boolean,
  compare: (a: Value, b: Value) => number,
) {
  const numbers = values.map((_, number) => number);
  const valued = numbers.filter((number) => !isEmpty(values[number] as Value));
  const empty = numbers.filter((number) => isEmpty(values[number] as Value));
  return [...valued.sort((a, b) => compare(values[a] as Value, values[b] as Value) || a - b), ...empty];
}

describe('sort index', () => {
  it('GEN-14: texts sort as a stable sort by letters does, in both directions, empty ones last', () => {
    fc.assert(
      fc.property(texts, (values) => {
        const isEmpty = (text: string) => text === '';
        expect(sortedTexts(values, 'ascending')).toEqual(reference(values, isEmpty, compareTexts));
        expect(sortedTexts(values, 'descending')).toEqual(
          reference(values, isEmpty, (a, b) => compareTexts(b, a)),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('GEN-14: words of letters and digits sort exactly as the language has them', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9 åäöéü]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 80 }), (values) => {
        expect(sortedTexts(values, 'ascending')).toEqual(
          reference(
            values,
            () => false,
            (a, b) => collator.compare(a, b),
          ),
        );
      }),
    );
  });

  it('GEN-14: thousands of different titles sort like a few do', () => {
    const values = Array.from(
      { length: 6000 },
      (_, row) => `Title ${(row * 7919) % 6007} of ${row % 3 ? 'a' : 'B'}`,
    );
    expect(sortedTexts(values, 'ascending')).toEqual(reference(values, () => false, compareTexts));
    expect(sortedTexts(values, 'descending')).toEqual(
      reference(
        values,
        () => false,
        (a, b) => compareTexts(b, a),
      ),
    );
  });

  it('GEN-14: figures sort by value, none last, equal ones in their own order', () => {
    const figure = fc.oneof(
      fc.double(),
      fc.integer({ min: -5, max: 5 }),
      fc.constant(Number.NaN),
      fc.constant(-0),
    );
    fc.assert(
      fc.property(fc.array(figure, { maxLength: 200 }), (values) => {
        const index = sortNumbers(Float64Array.from(values));
        expect([...inDirection(index, 'ascending')]).toEqual(
          reference(values, Number.isNaN, (a, b) => (a < b ? -1 : a > b ? 1 : 0)),
        );
        expect([...inDirection(index, 'descending')]).toEqual(
          reference(values, Number.isNaN, (a, b) => (a < b ? 1 : a > b ? -1 : 0)),
        );
      }),
    );
  });
});
