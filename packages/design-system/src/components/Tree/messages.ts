/** Words of Tree in English. */
export const treeMessages = {
  loading: (name: string) => `Loading ${name}`,
  loaded: (name: string, count: number) => `${name}: ${count} ${count === 1 ? 'entry' : 'entries'}`,
  failed: 'Could not be loaded. Try again',
  empty: 'Nothing here yet',
};
