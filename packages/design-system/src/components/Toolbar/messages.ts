/** Words of Toolbar in English. */
export const toolbarMessages = { overflow: 'More' };
