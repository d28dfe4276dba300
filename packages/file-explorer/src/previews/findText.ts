/** More are not counted: whoever looks for 'e' does not go through them. */
export const MOST_MATCHES = 1_000;

export interface TextMatch {
  /** Characters (UTF-16) from the beginning. */
  readonly start: number;
  readonly end: number;
}

/** Where a text stands in another, upper and lower case alike; any white space stands for any other. At most `MOST_MATCHES`. */
export function findText(text: string, wanted: string): TextMatch[] {
  const words = wanted.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const pattern = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('\\s+');
  const matches: TextMatch[] = [];
  for (const { 0: found, index } of text.matchAll(new RegExp(pattern, 'giu'))) {
    matches.push({ start: index, end: index + found.length });
    if (matches.length === MOST_MATCHES) break;
  }
  return matches;
}
