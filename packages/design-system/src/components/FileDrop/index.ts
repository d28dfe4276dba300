export { FileDrop, type FileDropProps, type FileProgress } from './FileDrop';
export { fileSize, sizeLimit } from './fileSize';
export { type FileRejection, isAccepted } from './sortFiles';
