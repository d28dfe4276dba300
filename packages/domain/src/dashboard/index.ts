export * from './Dashboard';
export * from './dashboardStats';
