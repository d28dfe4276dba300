/**
 * Where an explorer's files live. An app brings its own: an HTTP API, a disk, memory. Every call rejects with an
 * `Error` whose message can be shown as it is, and stops when its signal is aborted.
 */
export interface FileProvider {
  listFolders(signal: AbortSignal): Promise<readonly Folder[]>;
  /** All files of a folder, in any order: the explorer sorts. */
  listFiles(folder: string, signal: AbortSignal): Promise<readonly FileEntry[]>;
  createFolder(name: string, signal: AbortSignal): Promise<Folder>;
  /** Re-categorises the folder's files. */
  renameFolder(name: string, newName: string, signal: AbortSignal): Promise<Folder>;
  /** Moves the folder's files to 'Other'. */
  deleteFolder(name: string, signal: AbortSignal): Promise<void>;
  upload(upload: Upload, signal: AbortSignal): Promise<FileEntry>;
  /** A URL to read the file's content from, for download and previews. */
  urlOf(file: FileEntry): string;
  renameFile(id: string, name: string, signal: AbortSignal): Promise<FileEntry>;
  moveFiles(ids: readonly string[], folder: string, signal: AbortSignal): Promise<void>;
  copyFiles(ids: readonly string[], folder: string, signal: AbortSignal): Promise<void>;
  deleteFiles(ids: readonly string[], signal: AbortSignal): Promise<void>;
}

/** A folder is a category; custom ones can be renamed and deleted. */
export interface Folder {
  readonly name: string;
  readonly custom: boolean;
  readonly fileCount: number;
}

export interface FileEntry {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** MIME type found in the content. */
  readonly type: string;
  /** ISO instant. */
  readonly uploadedAt: string;
  readonly uploadedBy: string;
  readonly folder: string;
  readonly description: string;
}

export interface Upload {
  readonly file: Blob;
  readonly name: string;
  readonly folder: string;
  readonly description: string;
  /** Bytes sent so far, of `file.size`. */
  readonly onProgress: (sentBytes: number) => void;
}
