/** Words of MentionArea in English. */
export const mentionAreaMessages = {
  empty: 'Nobody found',
  loading: 'Loading...',
  failed: 'Could not load the people.',
  retry: 'Try again',
  results: (count: number, written: string) => `${written} ${count === 1 ? 'person' : 'people'}`,
};
