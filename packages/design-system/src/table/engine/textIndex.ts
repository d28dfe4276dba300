import { type PackedText, packText } from './packText';
import type { SortIndex } from './sortIndex';
import { sortTexts } from './sortTexts';

/** A text column as the engine holds it: words with a code per row when few differ, else one packed text per row. */
export type TextIndex =
  | { form: 'words'; codes: Uint16Array; words: PackedText }
  | { form: 'packed'; text: PackedText };

/** More different texts than this are not worth a dictionary. */
const MOST_WORDS = 2048;
/** So many rows are looked at first: where more than half of them differ, as titles do, a dictionary is not begun. */
const SAMPLE = 64;

/** @param textAt the text of a row number from 0 to `count - 1` */
export function createTextIndex(count: number, textAt: (row: number) => string): TextIndex {
  if (mostlyDiffers(count, textAt)) return { form: 'packed', text: packText(count, textAt) };
  const codes = new Uint16Array(count);
  const codeOf = new Map<string, number>();
  for (let row = 0; row < count; row++) {
    const text = textAt(row);
    let code = codeOf.get(text);
    if (code === undefined) {
      if (codeOf.size === MOST_WORDS) return { form: 'packed', text: packText(count, textAt) };
      code = codeOf.size;
      codeOf.set(text, code);
    }
    codes[row] = code;
  }
  const words = [...codeOf.keys()];
  return { form: 'words', codes, words: packText(words.length, (code) => words[code] ?? '') };
}

function mostlyDiffers(count: number, textAt: (row: number) => string): boolean {
  if (count < SAMPLE * 4) return false;
  const texts = new Set<string>();
  for (let at = 0; at < SAMPLE; at++) texts.add(textAt(Math.floor((at * count) / SAMPLE)));
  return texts.size > SAMPLE / 2;
}

/** Ascending order of the rows by their text. */
export function sortTextIndex(index: TextIndex, collator: Intl.Collator): SortIndex {
  if (index.form === 'packed') return sortTexts(index.text, collator);
  return sortByWords(index.codes, sortTexts(index.words, collator));
}

/** Sorts the words, then counts the rows into place. */
function sortByWords(codes: Uint16Array, words: SortIndex): SortIndex {
  const wordCount = words.order.length;
  const valuedWords = wordCount - words.emptyCount;
  const rankOf = new Uint16Array(wordCount);
  let rank = -1;
  for (let at = 0; at < wordCount; at++) {
    if (words.starts[at] === 1 || at === valuedWords) rank++;
    rankOf[words.order[at] as number] = rank;
  }
  const ranks = rank + 1;
  const places = new Uint32Array(ranks + 1);
  for (const code of codes) {
    const next = (rankOf[code] as number) + 1;
    places[next] = (places[next] as number) + 1;
  }
  for (let at = 1; at <= ranks; at++) places[at] = (places[at] as number) + (places[at - 1] as number);

  const starts = new Uint8Array(codes.length);
  const emptyFrom = words.emptyCount > 0 ? (places[ranks - 1] as number) : codes.length;
  for (let at = 0; at < ranks; at++) {
    const place = places[at] as number;
    if (place < emptyFrom) starts[place] = 1;
  }
  const order = new Uint32Array(codes.length);
  for (let row = 0; row < codes.length; row++) {
    const rowRank = rankOf[codes[row] as number] as number;
    const place = places[rowRank] as number;
    places[rowRank] = place + 1;
    order[place] = row;
  }
  return { order, starts, emptyCount: codes.length - emptyFrom };
}
