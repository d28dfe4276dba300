import type { StatusBadgeProps } from '@linework/design-system';

/**
 * Where an explorer's files live: a server, a disk, memory. An app brings its own; `createMemoryFileProvider` is one.
 *
 * - A method that is left out hides everything in the explorer that needs it.
 * - Every call rejects with an `Error` whose message is shown as it is, or with a `FileProblem` that says more.
 * - Every call stops when its signal is aborted, and then rejects with the signal's reason.
 * - Keep the same object while the store is the same: another one starts the explorer anew.
 */
export interface FileProvider {
  /** All folders that this person sees, also empty ones, in the order to show them in. */
  listFolders: (signal: AbortSignal) => Promise<FolderList>;
  /**
   * One page of files. Ties of the sort have to be broken the same way each time (by id), so that no file is on two pages.
   * @example GET /files?folder=Design&search=gate&sort=-date&cursor=abc&limit=100
   */
  listFiles: (query: FileQuery, signal: AbortSignal) => Promise<FilePage>;
  /**
   * How many files `listFiles` is asked for at a time. Default 100. A store that has all at hand says `Infinity` and answers with all of
   * them, so that the scroll bar reaches everywhere at once.
   */
  readonly pageSize?: number;
  /** What it can sort by. Default: all of `fileSorts`. */
  readonly sorts?: readonly FileSortKey[];

  /** @param name trimmed and not empty. @param parent the folder it will be in; null at the top */
  createFolder?: (name: string, parent: string | null, signal: AbortSignal) => Promise<Folder>;
  /** Takes the folder's files along. The folder may have another id afterwards: in a store where the name is the id. */
  renameFolder?: (id: string, name: string, signal: AbortSignal) => Promise<Folder & Undoable>;
  /** Deletes a folder; its files go to `folderForRest` of the list. */
  deleteFolder?: (id: string, signal: AbortSignal) => Promise<Undoable>;

  /** @throws FileProblem `conflict` where the name is taken or `file.version` is not the stored one */
  renameFile?: (file: FileEntry, name: string, signal: AbortSignal) => Promise<FileEntry>;
  /** Changes what a person may say about a file. @throws FileProblem `conflict` where `file.version` is not the stored one */
  editFile?: (file: FileEntry, change: FileDetails, signal: AbortSignal) => Promise<FileEntry>;
  /** Replaces the content of a text file, kept as UTF-8. @throws FileProblem `conflict` where `file.version` is not the stored one */
  writeText?: (file: FileEntry, text: string, signal: AbortSignal) => Promise<FileEntry>;
  moveFiles?: (files: FileTarget, folder: string, signal: AbortSignal) => Promise<FileChange>;
  copyFiles?: (files: FileTarget, folder: string, signal: AbortSignal) => Promise<FileChange>;
  deleteFiles?: (files: FileTarget, signal: AbortSignal) => Promise<FileChange>;
  /**
   * True where move, copy and delete take `{ query }`. Otherwise the explorer loads all pages of a selection that reaches beyond what
   * is loaded, and names every file.
   */
  readonly takesQueries?: boolean;

  /** The content's address for a download; the answer should have `Content-Disposition: attachment`. Left out: no download. */
  urlOf?: (file: FileEntry) => string;
  /** Several files as one download: a ZIP, say. Left out: they are downloaded one after the other. */
  urlOfAll?: (files: readonly FileEntry[]) => string;
  /**
   * The content, or a part of it, for previews. Left out: no previews but thumbnails.
   * @param range bytes, `end` not included
   */
  readFile?: (file: FileEntry, signal: AbortSignal, range?: ByteRange) => Promise<Blob>;
  /**
   * A small picture of the file. Another content has another address (`file.version` in it, say): pages show what they have by the address.
   * @param size px of its longer side, device pixels included
   * @returns null where there is none (yet)
   */
  thumbnailOf?: (file: FileEntry, size: number) => string | null;
  /**
   * Keeps the small picture that a preview made of a file in sight that has none, so that it is made once. It is asked for as long as
   * `thumbnailOf` answers null. Left out: none are made.
   * @param picture a JPEG of at most 320 px a side and 48 kB
   */
  keepThumbnail?: (file: FileEntry, picture: Blob, signal: AbortSignal) => Promise<void>;
  /** Where a file is shown by itself, in a tab of its own; null for one that has no such place. */
  pageOf?: (file: FileEntry) => string | null;

  /** What may be uploaded: asked before a byte is sent. The store judges again, by the content. */
  readonly uploadRules?: UploadRules;
  /** Begins to upload at once. Where the folder has a file of that name, the new one may be stored under another. */
  upload?: (request: UploadRequest) => Upload;

  /** Its files are drawings: they have numbers, titles and revisions, and these statuses and disciplines. Left out: they are only files. */
  readonly drawings?: DrawingRules;
  /**
   * Asked before files are uploaded: which of them are there already, by the drawing's number in their name or content, or by their name.
   * The form then offers the next revision, both, or to skip it. Left out: each becomes a file of its own.
   * @returns one for each of the files, null for a new one
   */
  findRevised?: (
    files: readonly File[],
    signal: AbortSignal,
    search: RevisionSearch,
  ) => Promise<readonly (RevisedFile | null)[]>;
  /** All contents that a file has or had, the newest first. */
  listRevisions?: (file: FileEntry, signal: AbortSignal) => Promise<readonly FileRevision[]>;
  /**
   * Makes an earlier content the newest once more, under a label of its own: nothing is lost.
   * @throws FileProblem `conflict` where `file.version` is not the stored one
   */
  restoreRevision?: (file: FileEntry, revision: FileRevision, signal: AbortSignal) => Promise<FileEntry>;
  /**
   * Calls back when something has changed elsewhere: another tab, another person. The explorer reads again what it shows.
   * @returns a function that stops the calls
   */
  subscribe?: (onChange: () => void) => () => void;
}

export interface FolderList {
  readonly folders: readonly Folder[];
  /** Files in all folders. */
  readonly fileCount: number;
  /** Bytes in all folders. */
  readonly size: number;
  /** Id of the folder for what has none: uploads from home, files of a deleted folder. 'Other', say. */
  readonly folderForRest: string;
}

/** A folder; in many stores a category. */
export interface Folder {
  readonly id: string;
  readonly name: string;
  /** Id of the folder that it is in; null or left out at the top. */
  readonly parent?: string | null;
  /** Made by a person: it can be renamed and deleted, where the provider can. */
  readonly custom: boolean;
  /** Files in it, without those of folders in it. */
  readonly fileCount: number;
  /** Bytes of those files. */
  readonly size: number;
  /** False: nothing can be put in. Default true. */
  readonly writable?: boolean;
}

export interface FileEntry {
  /** Unique among all files, and the same for as long as the file is there. */
  readonly id: string;
  /** With its extension. Any text, so never part of a path or of HTML. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** MIME type as found in the content; empty where unknown. */
  readonly type: string;
  /** Id of its folder. */
  readonly folder: string;
  /** ISO instant. */
  readonly modifiedAt: string;
  readonly uploadedBy: FilePerson | null;
  /** Empty where there is none. */
  readonly description: string;
  /** What else is known of it in a few words, after its type: '14 pages', '4032 × 3024'. */
  readonly summary?: string;
  /** The store has a small picture of it: for a `thumbnailOf` that cannot tell otherwise. */
  readonly hasThumbnail?: boolean;
  /** What is known of it as a drawing. */
  readonly drawing?: DrawingFacts;
  /** What its content is called: 'B'. */
  readonly revision?: string;
  /** Which of its contents this is, for the store; left out: the newest. */
  readonly contentId?: string;
  /** What it belongs to in a few words, where files of several such are shown together: a project. After its type in lists. */
  readonly belongsTo?: string;
  /** More rows for the details: a project, a client. */
  readonly facts?: readonly FileFact[];
  /** What tells this state of the file from others: sent back with a change, so that a stale one can be refused. */
  readonly version?: string | number;
  /** What this person may do with it. Default: all that the provider can. */
  readonly may?: FilePermissions;
}

export interface FilePerson {
  readonly id: string;
  readonly name: string;
}

export interface FileFact {
  readonly label: string;
  readonly value: string;
  /** Where the value leads. */
  readonly href?: string;
}

/** Empty texts where it has none. */
export interface DrawingFacts {
  /** 'A-201' */
  readonly number: string;
  readonly title: string;
  /** A `value` of `statuses` of the rules. */
  readonly status: string;
  /** One of `disciplines` of the rules. */
  readonly discipline: string;
}

export interface DrawingRules {
  readonly statuses: readonly DrawingStatus[];
  readonly disciplines: readonly string[];
}

export interface DrawingStatus {
  readonly value: string;
  readonly label: string;
  readonly tone: StatusBadgeProps['tone'];
}

/** A file that is there, and what its next content would be called. */
export interface RevisedFile {
  readonly file: FileEntry;
  readonly revision: string;
  /** It was found by its name alone. In another folder than the upload's, keeping both is suggested. */
  readonly isNamesake?: boolean;
}

/** What `findRevised` is asked about. */
export interface RevisionSearch {
  /** Id of the folder that the files go to. */
  readonly folder: string;
  /** What the person wants the one file to be a revision of, whatever its number and name are. */
  readonly chosen?: FileEntry;
}

/** What is left out is allowed. */
export interface FilePermissions {
  /** Read and download the content. */
  readonly read?: boolean;
  readonly rename?: boolean;
  /** Description and text. */
  readonly edit?: boolean;
  readonly move?: boolean;
  readonly copy?: boolean;
  readonly delete?: boolean;
}

export interface FileDetails {
  readonly description: string;
  /** Id of the folder to put it in. */
  readonly folder: string;
  /** Of a drawing; left out: it stays as it is. */
  readonly drawing?: DrawingFacts & { readonly revision: string };
}

export const fileSorts = ['name', 'size', 'date', 'type'] as const;
/** What a store of drawings can sort by besides. */
export const drawingSorts = ['number', 'title', 'revision', 'status', 'discipline'] as const;
export type FileSortKey = (typeof fileSorts)[number] | (typeof drawingSorts)[number];

export interface FileSort {
  readonly by: FileSortKey;
  readonly direction: 'ascending' | 'descending';
}

/** Which files: all that match all of it. */
export interface FileFilter {
  /** Id of the folder; null for all folders. */
  readonly folder: string | null;
  /** Part of the name or description, upper and lower case alike; empty for all. */
  readonly search: string;
}

export interface FileQuery extends FileFilter {
  readonly sort: FileSort;
  /** `nextCursor` of the page before; null for the first page. Whatever the store needs: a key, an offset. */
  readonly cursor: string | null;
  /** How many files at most; `Infinity` where `pageSize` says so. */
  readonly limit: number;
}

export interface FilePage {
  readonly files: readonly FileEntry[];
  /** Files that match, on all pages; null where the store does not count. */
  readonly total: number | null;
  /** The store stopped counting at `total`: more match. */
  readonly totalIsCapped?: boolean;
  /** Null after the last page. */
  readonly nextCursor: string | null;
}

/** What a change is made to: files by id, or all that match but for some (`takesQueries`). */
export type FileTarget =
  | { readonly ids: readonly string[] }
  | { readonly query: FileFilter; readonly except: readonly string[] };

export interface Undoable {
  /** Takes the change back. Left out where it cannot be. */
  readonly undo?: (signal: AbortSignal) => Promise<void>;
}

/** The outcome, file by file: each one asked for is either done or in `failed`. */
export interface FileChange extends Undoable {
  /** How many were changed. */
  readonly done: number;
  readonly failed: readonly FailedFile[];
}

export interface FailedFile {
  readonly id: string;
  readonly name: string;
  /** A sentence for the person. */
  readonly reason: string;
}

export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface UploadRules {
  /** Largest file, bytes. */
  readonly maxSize?: number;
  /** Extensions and media types, as of an input: `['.pdf', 'image/png', 'image/*']`. Default: all. */
  readonly accept?: readonly string[];
  /** What is allowed, in words: 'PDF, Office, images, text or ZIP.' Shown after 'File type not allowed'. */
  readonly acceptHint?: string;
  /** What else may be wrong with a file, in a sentence that names it, or null. Asked first. */
  readonly problemOf?: (file: File) => string | null;
}

export interface UploadRequest {
  /** Made by the explorer, the same for a retry: a store that has it already makes no second file. UUID. */
  readonly id: string;
  readonly content: Blob;
  readonly name: string;
  /** Id of the folder. */
  readonly folder: string;
  readonly description: string;
  /** The file that it is to be the next revision of; left out: it is a new one. */
  readonly revises?: RevisedFile;
  /** @param sent bytes of `content.size` that the store has; may go back after a lost connection */
  readonly onProgress: (sent: number) => void;
  /** `waiting` for a connection; `checking`: all bytes are there, and the store judges them. */
  readonly onStateChange: (state: 'sending' | 'waiting' | 'checking') => void;
}

/** An upload under way. */
export interface Upload {
  /**
   * The stored file. Rejects with an `Error` whose message is shown as it is: '{file}: File type not allowed'. A `FileProblem` with
   * `retryable: false` takes away 'Retry'. After `abort` it rejects too, which nobody looks at.
   */
  readonly result: Promise<FileEntry>;
  /** Left out with `resume`: it cannot be paused. */
  readonly pause?: () => void;
  readonly resume?: () => void;
  /** Stops, and takes away what was sent. */
  readonly abort: () => void;
}

/** A content that a file has or had. */
export interface FileRevision {
  readonly id: string;
  /** '3', 'B'. */
  readonly label: string;
  /** ISO instant. */
  readonly uploadedAt: string;
  readonly uploadedBy: FilePerson | null;
  /** What it was good for: a `value` of the drawings' statuses. */
  readonly status?: string;
  /** It as a file: what reads, shows and downloads it. */
  readonly file: FileEntry;
}
