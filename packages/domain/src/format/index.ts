export * from './formatDate';
export * from './formatDuration';
export * from './formatFileDate';
export * from './formatMoney';
export * from './formatNumber';
export * from './formatSize';
export * from './relativeTime';
export * from './workspaceDate';
