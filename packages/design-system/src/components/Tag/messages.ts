/** Words of Tag in English. */
export const tagMessages = { remove: (tag: string) => `Remove ${tag}` };
