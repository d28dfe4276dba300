/** Words of Spinner in English. */
export const spinnerMessages = { loading: 'Loading' };
