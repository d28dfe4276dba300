/** Words of SearchField in English. */
export const searchFieldMessages = { clear: 'Clear search' };
