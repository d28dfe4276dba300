export * from './ClientInput';
export * from './ClientRow';
export * from './clientColumns';
export * from './clientList';
export * from './clientMessages';
export * from './clientOptions';
export * from './clientTotals';
export * from './newClient';
