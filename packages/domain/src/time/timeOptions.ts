export const TIME_CATEGORIES = [
  'Development',
  'Design',
  'Testing',
  'Management',
  'Meeting',
  'Research',
] as const;
export type TimeCategory = (typeof TIME_CATEGORIES)[number];

export const TIME_STATUSES = ['running', 'stopped', 'submitted', 'approved'] as const;
/** Those of a stored entry: what runs is a timer. */
export const STORED_TIME_STATUSES = ['stopped', 'submitted', 'approved'] as const;
export type TimeStatus = (typeof TIME_STATUSES)[number];
