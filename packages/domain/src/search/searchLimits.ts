/**
 * Hits of each kind: those that the search box shows, those of the page of all results, the most that one may ask for, and time entries
 * that are counted.
 */
export const SEARCH_LIMITS = { box: 5, page: 25, counted: 100 } as const;
