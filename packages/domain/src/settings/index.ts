export * from './registrationDomains';
export * from './SampleData';
export * from './Settings';
export * from './settingsOptions';
export * from './timeZones';
