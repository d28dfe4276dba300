export * from './Settings';
export * from './settingsOptions';
export * from './timeZones';
