/** Under which name this browser remembers the large changes that it tells a person of. All screens know it; `followedBulks` comes when needed. */
export function followedKey(personId: string): string {
  return `bulk-changes:${personId}`;
}
