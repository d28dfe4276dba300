import type { PackedText } from './packText';
import { createSortScratch, radixSort } from './radixSort';
import { rankAlphabet } from './rankAlphabet';
import type { SortIndex } from './sortIndex';

const FEW = 16;

/**
 * Ascending order of texts, case and accents aside as the collator has it; empty texts go to the end. Each text is
 * read as a row of letter ranks, packed a few to a 32-bit key: sort by the first key, then each run of equal keys by its
 * next one.
 */
export function sortTexts(text: PackedText, collator: Intl.Collator): SortIndex {
  const { units, offsets } = text;
  const count = offsets.length - 1;
  const { rankOf, bits } = rankAlphabet(text, collator);
  const lettersPerKey = Math.floor(32 / bits);
  const lastLetter = 2 ** bits - 1;
  const { order, valued } = emptyLast(offsets);
  const starts = new Uint8Array(count);
  const keys = new Uint32Array(valued);
  const scratch = createSortScratch(valued);

  const runs: [from: number, to: number, depth: number][] = valued > 0 ? [[0, valued, 0]] : [];
  for (let run = runs.pop(); run !== undefined; run = runs.pop()) {
    const [from, to, depth] = run;
    if (to - from <= FEW) sortFew(from, to, depth);
    else sortMany(from, to, depth);
  }
  return { order, starts, emptyCount: count - valued };

  function sortMany(from: number, to: number, depth: number): void {
    for (let at = from; at < to; at++) keys[at] = keyOf(order[at] as number, depth);
    radixSort(order, keys, from, to, bits * lettersPerKey, scratch);
    let start = from;
    for (let at = from + 1; at <= to; at++) {
      if (at < to && keys[at] === keys[start]) continue;
      starts[start] = 1;
      const ended = ((keys[start] as number) & lastLetter) === 0;
      if (at - start > 1 && !ended) runs.push([start, at, depth + lettersPerKey]);
      start = at;
    }
  }

  function sortFew(from: number, to: number, depth: number): void {
    starts[from] = 1;
    for (let at = from + 1; at < to; at++) {
      const row = order[at] as number;
      let place = at;
      while (place > from && compare(order[place - 1] as number, row, depth) > 0) {
        order[place] = order[place - 1] as number;
        place--;
      }
      order[place] = row;
    }
    for (let at = from + 1; at < to; at++) {
      starts[at] = compare(order[at - 1] as number, order[at] as number, depth) === 0 ? 0 : 1;
    }
  }

  function keyOf(row: number, depth: number): number {
    const start = (offsets[row] as number) + depth;
    const end = offsets[row + 1] as number;
    let key = 0;
    for (let at = start; at < start + lettersPerKey; at++) {
      key = (key << bits) | (at < end ? (rankOf[units[at] as number] as number) : 0);
    }
    return key >>> 0;
  }

  function compare(a: number, b: number, depth: number): number {
    const endA = offsets[a + 1] as number;
    const endB = offsets[b + 1] as number;
    let atA = (offsets[a] as number) + depth;
    let atB = (offsets[b] as number) + depth;
    for (; atA < endA && atB < endB; atA++, atB++) {
      const difference = (rankOf[units[atA] as number] as number) - (rankOf[units[atB] as number] as number);
      if (difference !== 0) return difference;
    }
    return endA - atA - (endB - atB);
  }
}

function emptyLast(offsets: Uint32Array): { order: Uint32Array; valued: number } {
  const count = offsets.length - 1;
  const order = new Uint32Array(count);
  let valued = 0;
  for (let row = 0; row < count; row++) if (offsets[row] !== offsets[row + 1]) order[valued++] = row;
  let end = valued;
  for (let row = 0; row < count; row++) if (offsets[row] === offsets[row + 1]) order[end++] = row;
  return { order, valued };
}
