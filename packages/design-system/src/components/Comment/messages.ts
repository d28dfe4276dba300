/** Words of Comment in English. */
export const commentMessages = {
  internal: 'Internal',
  onlyTeam: 'Only our team sees this',
  edited: 'edited',
  deleted: 'This comment was deleted.',
};
