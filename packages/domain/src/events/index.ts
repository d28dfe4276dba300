export * from './ChangeEvent';
export * from './changedEntities';
