/** Words of Dialog in English. */
export const dialogMessages = { close: 'Close' };
