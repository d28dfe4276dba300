/** Words of ContextMenu in English. */
export const contextMenuMessages = {
  /** Its accessible name, where it is given none. */
  label: 'Actions',
};
