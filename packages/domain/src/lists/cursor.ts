import type { Direction } from './ListDefinition';

/** Where a page ended: the sorted value and id of its last row, under the sort that it was made for. */
export interface Cursor {
  sort: string;
  direction: Direction;
  /** As sorted: a folded text, a number, a rank, a date; null where the row has none. */
  value: string | number | null;
  id: string;
}

/** The marker for the URL. Clients pass it back unread. */
export function writeCursor({ sort, direction, value, id }: Cursor): string {
  return JSON.stringify([sort, direction, value, id]);
}

/** The cursor of a marker, or null where it is none: markers come from the URL and may be anything. */
export function readCursor(text: string): Cursor | null {
  if (text.length > MAX_LENGTH) return null;
  try {
    const parts: unknown = JSON.parse(text);
    if (!Array.isArray(parts) || parts.length !== 4) return null;
    const [sort, direction, value, id]: unknown[] = parts;
    if (typeof sort !== 'string' || (direction !== 'asc' && direction !== 'desc')) return null;
    if (typeof id !== 'string' || !UUID.test(id)) return null;
    if (value !== null && typeof value !== 'string' && !Number.isFinite(value)) return null;
    // A database refuses U+0000 and lone surrogates; no stored text holds them.
    if (typeof value === 'string' && /[\0\p{Surrogate}]/u.test(value)) return null;
    return { sort, direction, value: value as string | number | null, id };
  } catch {
    return null;
  }
}

/** The longest sorted text is 10,000 characters, each at most six in JSON. */
const MAX_LENGTH = 61_000;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
