import { plainText } from '../../locale/plainText';
import type { PackedText } from './packText';
import type { TextIndex } from './textIndex';

/**
 * Row numbers, ascending, that contain the text in one of the columns, whatever its case and accents.
 * @param columns texts as `plainText` has them
 * @param among only these row numbers, ascending: what the shorter search found, while somebody types on
 */
export function searchRows(
  columns: readonly TextIndex[],
  count: number,
  search: string,
  among?: Uint32Array,
): Uint32Array {
  const needle = codeUnits(plainText(search));
  const hits = new Uint8Array(count);
  for (const column of columns) {
    if (column.form === 'words') markWords(column.codes, column.words, needle, hits, among);
    else markPacked(column.text, needle, hits, among);
  }
  return collect(hits, among);
}

function codeUnits(text: string): Uint16Array {
  const units = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at);
  return units;
}

function markWords(
  codes: Uint16Array,
  words: PackedText,
  needle: Uint16Array,
  hits: Uint8Array,
  among: Uint32Array | undefined,
): void {
  const wordHits = new Uint8Array(words.offsets.length - 1);
  markPacked(words, needle, wordHits, undefined);
  if (!wordHits.includes(1)) return;
  if (among) {
    for (const row of among) hits[row] = (hits[row] as number) | (wordHits[codes[row] as number] as number);
    return;
  }
  for (let row = 0; row < codes.length; row++) {
    hits[row] = (hits[row] as number) | (wordHits[codes[row] as number] as number);
  }
}

function markPacked(
  { units, offsets }: PackedText,
  needle: Uint16Array,
  hits: Uint8Array,
  among: Uint32Array | undefined,
): void {
  const length = needle.length;
  const first = needle[0] as number;
  const last = needle[length - 1] as number;
  const count = among ? among.length : offsets.length - 1;
  for (let index = 0; index < count; index++) {
    const row = among ? (among[index] as number) : index;
    if (hits[row] === 1) continue;
    const end = (offsets[row + 1] as number) - length;
    for (let at = offsets[row] as number; at <= end; at++) {
      if (units[at] !== first || units[at + length - 1] !== last) continue;
      let same = 1;
      while (same < length - 1 && units[at + same] === needle[same]) same++;
      if (same >= length - 1) {
        hits[row] = 1;
        break;
      }
    }
  }
}

function collect(hits: Uint8Array, among: Uint32Array | undefined): Uint32Array {
  const found = new Uint32Array(among ? among.length : hits.length);
  let size = 0;
  if (among) {
    for (const row of among) if (hits[row] === 1) found[size++] = row;
  } else {
    for (let row = 0; row < hits.length; row++) if (hits[row] === 1) found[size++] = row;
  }
  return found.slice(0, size);
}
