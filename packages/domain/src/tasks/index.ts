export * from './EmbeddedTaskInput';
export * from './newTask';
export * from './TaskBulk';
export * from './TaskInput';
export * from './TaskRow';
export { addTag } from './tags';
export * from './taskFormulas';
export * from './taskMessages';
export * from './taskOptions';
