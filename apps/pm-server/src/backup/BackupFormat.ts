/*
 * A backup is a gzip file of lines of JSON, each ended by a line feed, and of the contents of files between them:
 *
 *   {"format":"linework-backup","version":3, ...}          BackupHeader
 *   {"section":"table","name":"workspaces", ...}           TableSection: so many lines of rows follow
 *   {"id":"0199...","version":1,"name":"Halden & Roy", ...}  a row, as PostgreSQL's row_to_json writes it
 *   ...
 *   {"section":"contents","count":23,"bytes":1203441}      ContentsSection: so many contents follow
 *   {"key":"9f86d081884c7d65...","size":52133}             BackupContent: so many bytes follow, and a line feed
 *   <52133 bytes as they are>
 *   ...
 *   {"end":true,"rows":1043210,"sha256":"..."}             BackupEnd
 *
 * Readers go by what a section says of its length, so other kinds of sections can be added.
 */

import type { StoredBytes } from '../files/sumOfContents';

export interface BackupHeader {
  format: 'linework-backup';
  version: (typeof READ_VERSIONS)[number];
  /** The migrations whose shape the rows have. */
  migrations: string[];
  /** An instant, ISO 8601. */
  madeAt: string;
  /** Names, for a person who looks for the right file. */
  workspaces: string[];
  /** By table. */
  rows: Record<string, number>;
}

export interface TableSection {
  section: 'table';
  name: string;
  /** What each row has; columns that the database generates are left out. */
  columns: string[];
  /** How many lines of rows follow. */
  rows: number;
}

/** After the tables: the content of each storage key that a row of `files` names, once. */
export interface ContentsSection {
  section: 'contents';
  count: number;
  /** What their files say of their size, together: more than follows where some are left out. */
  bytes: number;
}

export interface BackupContent {
  /** The storage key. */
  key: string;
  /** Bytes; 0 where the content was not there, or not whole, when its turn came. No file is empty. */
  size: number;
}

/** The last line. Without it the file was cut off. */
export interface BackupEnd {
  end: true;
  rows: number;
  /** Of all bytes before this line, unpacked; hexadecimal. */
  sha256: string;
}

/**
 * Raised where a version before could not read the file any more. Version 1 was one JSON text, version 2 held no contents of files.
 */
export const BACKUP_VERSION = 3;
export const READ_VERSIONS = [2, BACKUP_VERSION] as const;
export const CONTENTS_SINCE = 3;

/** How many contents of files a backup holds, or a restore has written. */
export interface Contents extends StoredBytes {
  /** Those that files name and that the backup was made without. */
  missing: number;
}

/** How far a backup or a restore is: with the rows first, with the bytes of the contents then. */
export type OnProgress = (done: number, inAll: number, unit: 'rows' | 'bytes') => void;
