/** Words of Select in English. */
export const selectMessages = { placeholder: 'Select...' };
