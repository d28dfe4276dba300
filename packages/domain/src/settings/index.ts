export * from './Settings';
export * from './settingsOptions';
