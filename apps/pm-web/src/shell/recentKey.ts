/** Under which the device keeps what a person opened last: kinds and ids, no names. Forgotten with the sign-out. */
export function recentKey(personId: string): string {
  return `recent:${personId}`;
}
