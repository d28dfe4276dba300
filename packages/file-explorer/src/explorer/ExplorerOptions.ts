import type { ExplorerMessages } from '../messages';
import type { FileProvider, FileSort } from '../ports/FileProvider';

export type ExplorerView = 'list' | 'grid';

export interface ExplorerOptions {
  /** Where the files live. Keep the same object while the store is the same. */
  provider: FileProvider;
  /** Id of the folder to begin with; default home. */
  defaultFolder?: string | null;
  onFolderChange?: (folder: string | null) => void;
  /** Default `list`. */
  defaultView?: ExplorerView;
  onViewChange?: (view: ExplorerView) => void;
  /** Default by name, ascending. */
  defaultSort?: FileSort;
  onSortChange?: (sort: FileSort) => void;
  /** Words in another language. Keep the same object between renders. */
  messages?: Partial<ExplorerMessages>;
}
