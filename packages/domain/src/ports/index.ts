export type * from './ports';
export * from './uuidV7';
