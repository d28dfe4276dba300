export * from './Dashboard';
