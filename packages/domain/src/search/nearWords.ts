import { foldText } from '../lists/foldText';

/** What stands between the words of a text. The database takes texts apart by the same. */
export const WORD_BREAKS = ' \n\t.,:;!?¿¡()[]{}<>/\\|"\'’‘“”„«»+*=&#%@_~^-–—…·،؛؟';

/** More words than these are searched as they are typed. */
const MOST_WORDS = 8;
/** Longer words are no slips of the finger. */
const MOST_LETTERS = 40;

/** How many edits a word may be away from what was meant: none for short ones, which are near everything. */
export function forgivenEdits(word: string): number {
  const letters = [...word].length;
  if (letters < 4 || letters > MOST_LETTERS || !/^\p{L}[\p{L}\p{M}]*$/u.test(word)) return 0;
  return letters < 8 ? 1 : 2;
}

/** The words of a search in which typing errors are forgiven, folded, each once; none of a search of many words. */
export function forgivableWords(search: string): string[] {
  const words = partsOf(foldText(search)).filter((part) => part !== '' && !isBreak(part));
  if (words.length > MOST_WORDS) return [];
  return [...new Set(words.filter((word) => forgivenEdits(word) > 0))];
}

/**
 * Pieces of which every text with a word within `forgivenEdits` of this one has at least one: what is looked for before words are
 * compared. An edit changes one of the word's parts, or swaps the letters where two meet.
 *
 * @returns six at most
 */
export function piecesOf(word: string): string[] {
  const letters = [...word];
  const { length } = letters;
  if (forgivenEdits(word) < 2) {
    const half = length >> 1;
    return [text(letters.slice(0, half)), text(letters.slice(half)), text(swapped(letters, half))];
  }
  const first = Math.floor(length / 3);
  const second = Math.floor((2 * length) / 3);
  return [
    text(letters.slice(0, first)),
    text(letters.slice(first, second)),
    text(letters.slice(second)),
    text(swapped(letters.slice(0, second), first)),
    text(swapped(letters.slice(first), second - first)),
    text(swapped(swapped(letters, first), second)),
  ];
}

/** A word that is there, and how many texts have it. */
export interface KnownWord {
  word: string;
  n: number;
}

/**
 * What may have been meant by a search that finds nothing, best first: each word that is in no text is replaced by one that is near it.
 * Fewer edits are better, then more texts.
 *
 * @param known words of texts that the person may see
 * @param most how many searches
 */
export function nearSearches(search: string, known: readonly KnownWord[], most: number): string[] {
  const parts = partsOf(foldText(search));
  const near = new Map<string, string[]>();
  for (const word of forgivableWords(search)) {
    if (known.some((other) => other.word.includes(word))) continue;
    const found = nearest(word, known);
    if (found.length === 0) return [];
    near.set(word, found);
  }
  if (near.size === 0) return [];
  const write = (chosen: ReadonlyMap<string, string>) =>
    parts.map((part) => chosen.get(part) ?? part).join('');
  const best = new Map([...near].map(([word, [first = word]]) => [word, first]));
  const others = [...near].flatMap(([word, [, ...further]]) =>
    further.map((other) => write(new Map(best).set(word, other))),
  );
  return [write(best), ...others].slice(0, most);
}

function nearest(word: string, known: readonly KnownWord[]): string[] {
  const most = forgivenEdits(word);
  return known
    .map((other) => ({ ...other, edits: editsBetween(word, other.word, most) }))
    .filter(({ edits }) => edits <= most)
    .sort((one, other) => one.edits - other.edits || other.n - one.n || (one.word < other.word ? -1 : 1))
    .map((other) => other.word);
}

/**
 * Letters to insert, delete, substitute or swap with the next to make one word of another; none is edited twice.
 *
 * @returns `most + 1` for any number beyond `most`
 */
export function editsBetween(one: string, other: string, most: number): number {
  const from = [...one];
  const to = [...other];
  if (Math.abs(from.length - to.length) > most) return most + 1;
  const start = to.map((_, at) => at + 1);
  let before: number[] = [];
  let last = [0, ...start];
  for (const [at, letter] of from.entries()) {
    const row = [at + 1];
    for (const [place, meant] of to.entries()) {
      const cost = letter === meant ? 0 : 1;
      let edits = Math.min((last[place] ?? 0) + cost, (last[place + 1] ?? 0) + 1, (row[place] ?? 0) + 1);
      if (at > 0 && place > 0 && letter === to[place - 1] && from[at - 1] === meant)
        edits = Math.min(edits, (before[place - 1] ?? 0) + 1);
      row.push(edits);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return Math.min(last[to.length] ?? 0, most + 1);
}

/** The words of a text and what stands between them, in turn. */
function partsOf(folded: string): string[] {
  return folded.split(BREAKS);
}

function isBreak(part: string): boolean {
  return WORD_BREAKS.includes([...part][0] ?? ' ');
}

const BREAKS = new RegExp(`([${WORD_BREAKS.replace(/[\\\]^-]/g, '\\$&')}]+)`, 'u');

function swapped(letters: readonly string[], place: number): string[] {
  const [one = '', other = ''] = letters.slice(place - 1, place + 1);
  return [...letters.slice(0, place - 1), other, one, ...letters.slice(place + 1)];
}

function text(letters: readonly string[]): string {
  return letters.join('');
}
