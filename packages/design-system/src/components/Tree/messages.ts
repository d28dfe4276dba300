/** Words of Tree in English. */
export const treeMessages = {
  loading: (name: string) => `Loading ${name}`,
  /** @param written the count in the language's digits */
  loaded: (name: string, count: number, written: string) =>
    `${name}: ${written} ${count === 1 ? 'entry' : 'entries'}`,
  failed: 'Could not be loaded. Try again',
  empty: 'Nothing here yet',
};
