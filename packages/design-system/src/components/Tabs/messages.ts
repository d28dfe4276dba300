/** Words of Tabs in English. */
export const tabsMessages = { invalid: 'has errors' };
