import { foldText } from './foldText';

/**
 * What texts sort by, compared by code point: folded, and with numbers by their value, so that 'Águas' stands before 'Tidewater'
 * and 'Phase 2' before 'Phase 10'. The database's function `sort_key` is the same in SQL and fills the columns that lists are
 * sorted by.
 *
 * Numbers are written with ten digits; of longer ones the zeros in front are dropped. Keys are cut to 400 code points, which an
 * index takes of any script.
 */
export function sortKey(text: string): string {
  const key = foldText(text)
    .replace(/[0-9]+/g, (digits) => digits.padStart(10, '0'))
    .replace(/(?<![0-9])0+(?=[0-9]{10})/g, '');
  return key.length <= LONGEST ? key : [...key.slice(0, 2 * LONGEST)].slice(0, LONGEST).join('');
}

const LONGEST = 400;
