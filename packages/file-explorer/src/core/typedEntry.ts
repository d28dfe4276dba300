import { plainText } from '@linework/design-system';

/**
 * The next entry whose name begins with what was typed, from the current one on and round again. One letter typed again and again goes
 * from match to match.
 * @param nameAt undefined where an entry is not loaded
 * @returns -1 where none does
 */
export function typedEntry(
  nameAt: (position: number) => string | undefined,
  count: number,
  current: number,
  typed: string,
): number {
  const text = plainText(typed);
  const repeated = text.length > 1 && [...text].every((letter) => letter === text[0]);
  const wanted = repeated ? (text[0] ?? '') : text;
  // A longer text may still be about the entry that its beginning led to.
  const start = text.length === 1 || repeated ? current + 1 : current;
  for (let step = 0; step < count; step++) {
    const position = (Math.max(0, start) + step) % count;
    const name = nameAt(position);
    if (name !== undefined && plainText(name).startsWith(wanted)) return position;
  }
  return -1;
}
