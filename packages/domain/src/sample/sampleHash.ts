/**
 * A whole number from 0 to `below - 1` that depends on the words only: the sample's stand-in for chance, so that the same
 * day always gives the same workspace. (FNV-1a with murmur's finish, 32 bits.)
 */
export function chance(below: number, ...words: (string | number)[]): number {
  return hash32(words.join('|')) % below;
}

/** Ten bytes for an id, from the words only. */
export function idBytes(...words: (string | number)[]): Uint8Array {
  const text = words.join('|');
  return Uint8Array.from({ length: 10 }, (_, index) => hash32(`${index}|${text}`) & 0xff);
}

function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
