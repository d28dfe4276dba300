import { limits } from '../fields/limits';

/** A search as it is carried out: NFC, control characters as spaces, trimmed, at most 200 code points. Never an error. */
export function searchText(typed: string): string {
  const text = typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Surrogate}]+/gu, ' ')
    .trim();
  return [...text].slice(0, limits.search).join('').trim();
}
