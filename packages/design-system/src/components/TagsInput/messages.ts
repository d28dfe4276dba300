/** Words of TagsInput in English. */
export const tagsInputMessages = {
  add: 'Add Tag',
  remove: (tag: string) => `Remove ${tag}`,
  added: (tag: string) => `${tag} added`,
  removed: (tag: string) => `${tag} removed`,
};
