/** Words of Site in English. */
export const siteMessages = { nav: 'Sections' };
