export * from './Dashboard';
export * from './dashboardStats';
export * from './myWork';
export * from './statLabels';
