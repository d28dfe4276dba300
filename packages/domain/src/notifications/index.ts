export * from './describeNotification';
export * from './Notification';
export * from './notificationKinds';
export * from './push';
