export { FileDialog, type FileDialogProps } from './FileDialog';
