export { FileDrop, type FileDropProps, type FileProgress } from './FileDrop';
export type { FileRejection } from './sortFiles';
