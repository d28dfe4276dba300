export * from './ChangeEvent';
