export { FileDialog, type FileDialogProps } from './components/FileDialog';
export { FileExplorer, type FileExplorerProps } from './components/FileExplorer';
export { FileIcon, type FileIconProps } from './components/FileIcon';
export { FilePreview, type FilePreviewProps } from './components/FilePreview';
export {
  UploadChoice,
  UploadChoiceOfAll,
  type UploadChoiceOfAllProps,
  type UploadChoiceProps,
} from './components/UploadChoice';
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
} from './core/navigation';
export { suggestedOutcome, type UploadOutcome } from './core/uploadOutcome';
export type { ExplorerView } from './explorer/ExplorerOptions';
export { type ExplorerMessages, explorerMessages } from './messages';
export { FileProblem, type FileProblemCode } from './ports/FileProblem';
export {
  type ByteRange,
  type DrawingFacts,
  type DrawingRules,
  type DrawingStatus,
  drawingSorts,
  type FailedFile,
  type FileChange,
  type FileDetails,
  type FileEntry,
  type FileFact,
  type FileFilter,
  type FilePage,
  type FilePermissions,
  type FilePerson,
  type FileProvider,
  type FileQuery,
  type FileRevision,
  type FileSort,
  type FileSortKey,
  type FileTarget,
  type Folder,
  type FolderList,
  fileSorts,
  type RevisedFile,
  type RevisionSearch,
  type Undoable,
  type Upload,
  type UploadRequest,
  type UploadRules,
} from './ports/FileProvider';
export type {
  ComparisonState,
  ComparisonView,
  FileDifference,
  PreviewCandidate,
  PreviewLayer,
  PreviewMatches,
  PreviewPlugin,
  PreviewRenderer,
  PreviewSource,
  PreviewState,
  PreviewView,
} from './ports/PreviewPlugin';
