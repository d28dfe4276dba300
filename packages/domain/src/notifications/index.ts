export * from './badgeText';
export * from './Notification';
