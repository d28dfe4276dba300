export * from './Dashboard';
export * from './dashboardStats';
export * from './statLabels';
