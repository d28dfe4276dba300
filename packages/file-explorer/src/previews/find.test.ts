import { describe, expect, it } from 'vitest';
import type { PreviewMatches } from '../ports/PreviewPlugin';
import { createFinder } from './createFinder';
import { findText, MOST_MATCHES } from './findText';

describe('FIL-11: the search in a file', () => {
  it.each([
    ['Gate, gates and GATE', 'gate', [0, 6, 16]],
    ['a\n  b, a b', 'a b', [0, 7]],
    ['1 + 1 (of [2])', '(of [2]', [6]],
    ['Straße', 'STRASSE', []],
    ['anything', '  ', []],
    ['😀 smile 😀', '😀', [0, 9]],
  ])('finds in %j the text %j', (text, wanted, starts) => {
    expect(findText(text, wanted).map(({ start }) => start)).toEqual(starts);
  });

  it('counts no further than its limit, in time that grows with the text', () => {
    expect(findText('e'.repeat(1_000_000), 'e')).toHaveLength(MOST_MATCHES);
    expect(findText(`${'a '.repeat(200_000)}b`, 'a a a b')).toHaveLength(1);
  });

  it('begins with what is in sight, goes round, and leaves a search for a later one', async () => {
    const states: (PreviewMatches | undefined)[] = [];
    const shown: number[] = [];
    let release = () => {};
    const finder = createFinder<number>({
      search: async function* (text) {
        yield [1, 2];
        if (text === 'slow')
          await new Promise<void>((resolve) => {
            release = resolve;
          });
        yield text === 'slow' ? [99] : [7];
      },
      isAhead: (match) => match >= 2,
      onMatches: () => {},
      onGoTo: (match) => shown.push(match),
      onState: (matches) => states.push(matches),
    });
    const slow = finder.find('slow');
    await finder.find('gate');
    release();
    await slow;
    expect(finder.matches()).toEqual([1, 2, 7]);
    expect(states.at(-1)).toEqual({ current: 2, count: 3, isSearching: false, isCapped: false });
    finder.go(1);
    finder.go(1);
    finder.go(-1);
    expect(shown.slice(-4)).toEqual([2, 7, 1, 7]);
    await finder.find(' ');
    expect([finder.current(), states.at(-1)]).toEqual([null, undefined]);
  });
});
