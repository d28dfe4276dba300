import type { ExplorerMessages } from '../messages';
import type { FileProvider, FileSort } from '../ports/FileProvider';

export type ExplorerView = 'list' | 'grid';

export interface ExplorerOptions {
  /** Where the files live. Keep the same object while the store is the same. */
  provider: FileProvider;
  /** Id of the folder to begin with; default home. */
  defaultFolder?: string | null;
  /** Id of the folder that the app says is open, null for home; another value opens that one. Left out: the explorer's own affair. */
  folder?: string | null;
  onFolderChange?: (folder: string | null) => void;
  /** Default `list`. */
  defaultView?: ExplorerView;
  onViewChange?: (view: ExplorerView) => void;
  /** Default by name, ascending. */
  defaultSort?: FileSort;
  onSortChange?: (sort: FileSort) => void;
  /**
   * Takes files that are chosen, dropped or pasted, in place of the explorer's own dialog: for an app that asks for more before an upload,
   * a project say. They are not checked yet. @param folder id of the folder that is open or was dropped on
   */
  onFilesChosen?: (files: readonly File[], folder: string) => void;
  /** Words in another language. Keep the same object between renders. */
  messages?: Partial<ExplorerMessages>;
}
