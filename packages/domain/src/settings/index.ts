export * from './registrationDomains';
export * from './Settings';
export * from './settingsOptions';
export * from './timeZones';
