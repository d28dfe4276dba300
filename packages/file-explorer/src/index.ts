export type { FileEntry, FileProvider, Folder, Upload } from './FileProvider';
export {
  canGoBack,
  canGoForward,
  currentPlace,
  goBack,
  goForward,
  homeNavigation,
  type Navigation,
  openPlace,
  type Place,
  removePlace,
  renamePlace,
} from './navigation';
