/** Words of AppShell in English. */
export const appShellMessages = { skip: 'Skip to content', close: 'Close sidebar' };
