/** Under which name this browser remembers the large changes that it tells a person of. */
export function followedKey(personId: string): string {
  return `bulk-changes:${personId}`;
}
