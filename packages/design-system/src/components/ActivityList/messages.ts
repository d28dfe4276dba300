/** Words of ActivityList in English. */
export const activityListMessages = {
  title: 'Activity',
  empty: 'No activity yet',
  emptyDetail: 'What people change is told here.',
  loading: 'Loading activity',
  showEarlier: 'Show earlier',
};
