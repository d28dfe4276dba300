/** Words of Combobox in English. */
export const comboboxMessages = {
  placeholder: 'Search...',
  clear: 'Clear',
  open: 'Show options',
  empty: 'Nothing found',
  loading: 'Loading...',
  failed: 'Could not load the options.',
  retry: 'Try again',
  notChosen: (typed: string) => `“${typed}” is not in the list. Choose from the list, or empty the field.`,
  results: (count: number, written: string) => `${written} ${count === 1 ? 'option' : 'options'}`,
};
