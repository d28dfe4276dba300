/** Words of NotificationList in English. */
export const notificationListMessages = {
  title: 'Notifications',
  markAllRead: 'Mark all as read',
  clearAll: 'Clear All',
  markRead: (title: string) => `Mark “${title}” as read`,
  remove: (title: string) => `Delete “${title}”`,
  unread: 'unread',
  info: 'Info',
  warning: 'Warning',
  success: 'Success',
  error: 'Error',
  empty: 'No notifications',
  emptyDetail: "You're all caught up!",
  loading: 'Loading notifications',
};
