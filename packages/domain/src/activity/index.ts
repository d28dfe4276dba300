export * from './ActivityEntry';
export * from './activityChanges';
export * from './activitySubjects';
export * from './describeActivity';
