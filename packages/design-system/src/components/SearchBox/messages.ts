/** Words of SearchBox in English; `written` is the count as the locale writes it. */
export const searchBoxMessages = {
  empty: 'Nothing found',
  loading: 'Searching...',
  results: (count: number, written: string) => `${written} ${count === 1 ? 'result' : 'results'}`,
  /** Beside a group's name: only the best of many are shown. */
  shown: (shown: string, total: string) => `${shown} of ${total}`,
  /** A count at which counting stopped. */
  orMore: (count: string) => `${count}+`,
};
