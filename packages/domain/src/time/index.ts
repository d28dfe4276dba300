export * from './formulas';
export * from './TimeEntry';
export * from './timeMessages';
export * from './timeOptions';
