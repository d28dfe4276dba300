/** Words of Drawer in English. */
export const drawerMessages = { close: 'Close' };
