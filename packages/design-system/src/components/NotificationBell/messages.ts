/** Words of NotificationBell in English; numbers come as the locale writes them. */
export const notificationBellMessages = {
  name: 'Notifications',
  /** `written` is what the badge shows: '9+' above nine. */
  unread: (_count: number, written: string) => `Notifications, ${written} unread`,
  /** Said when some come in; one is told by its title. */
  arrived: (_count: number, written: string) => `${written} new notifications`,
  arrivedOne: (title: string) => `New notification: ${title}`,
};
