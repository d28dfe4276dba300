import { cleanLine } from '../fields/cleanText';
import { limits } from '../fields/limits';
import { mostTyped } from '../fields/mostTyped';

/** A search as it is carried out: clean (see cleanText), control characters as spaces, at most 200 code points. Never an error. */
export function searchText(typed: string): string {
  const text = cleanLine(typed.slice(0, mostTyped(limits.search)))
    .replace(/[\p{Cc}\p{Surrogate}]+/gu, ' ')
    .trim();
  return [...text].slice(0, limits.search).join('').trim();
}
