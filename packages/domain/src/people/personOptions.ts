export const JOB_ROLES = [
  'Project Manager',
  'Developer',
  'Designer',
  'QA Engineer',
  'Content Writer',
  'Marketing Specialist',
] as const;
export type JobRole = (typeof JOB_ROLES)[number];

export const DEPARTMENTS = ['Operations', 'Engineering', 'Design', 'Marketing', 'Sales', 'HR'] as const;
export type Department = (typeof DEPARTMENTS)[number];

export const PERSON_STATUSES = ['Active', 'Inactive'] as const;
export type PersonStatus = (typeof PERSON_STATUSES)[number];

/** Minor units per hour: 75.00, where nothing else is set (USR-04, TIM-07). */
export const DEFAULT_RATE_MINOR = 7_500;

/** By which capacity and load are counted (USR-04). */
export const DEFAULT_HOURS_PER_WEEK = 40;
export const MOST_HOURS_PER_WEEK = 168;

/** Below the first the product asks for six characters; below the second it asks for eight, which security asks for (decision 17). */
export const MINIMUM_PASSWORD = 6;
export const SAFE_PASSWORD = 8;
