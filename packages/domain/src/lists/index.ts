export * from './applyList';
export * from './cursor';
export * from './foldCase';
export type * from './ListDefinition';
export * from './listDefinitions';
export * from './listQuerySchema';
export * from './pageOf';
export * from './searchText';
export * from './toSearchParams';
