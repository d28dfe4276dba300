/*
 * A backup, and the export of a workspace, is a ZIP file with these entries, in this order:
 *
 *   linework.json               BackupHeader: what follows, and in which shape
 *   tables/workspaces.jsonl     the rows of a table, a line of JSON each, as PostgreSQL's row_to_json writes them
 *   tables/auth_users.jsonl     … each table after those that its rows refer to
 *   files/9f86d081…/Gate.dxf    the content of a file: its storage key, which rows of `files` name, and a name for who looks
 *
 * `docs/backup-format.md` tells it to those who read one.
 */

import type { StoredBytes } from '../files/sumOfContents';

/** Raised where a version before could not read the file any more. Versions up to 3 were no ZIP. */
export const BACKUP_VERSION = 4;

export interface BackupHeader {
  format: 'linework-backup';
  version: typeof BACKUP_VERSION;
  /** The migrations whose shape the rows have. */
  migrations: string[];
  /** An instant, ISO 8601. */
  madeAt: string;
  /** Names, for a person who looks for the right file. */
  workspaces: string[];
  /** Whether passwords and second factors are in it: not in the export of a workspace. */
  hasSecrets: boolean;
  /** In the order of their entries. */
  tables: BackedUpTable[];
  /** Of `files` by what rows say of them: less follows where some are missing. */
  contents: StoredBytes;
}

export interface BackedUpTable {
  name: string;
  /** What each row has; columns that the database generates are left out. */
  columns: string[];
  /** Lines. */
  rows: number;
}

export const HEADER_ENTRY = 'linework.json';

/** The entry of a table's rows. */
export function tableEntry(table: string): string {
  return `tables/${table}.jsonl`;
}

const LONGEST_NAME = 120;

/** The entry of a content. @param name of a file that has it */
export function contentEntry(key: string, name: string): string {
  const letters = [...name.replace(/[/\\\p{Cc}]/gu, '_')].slice(0, LONGEST_NAME).join('');
  return `files/${key}/${/^\.*$/.test(letters) ? '_' : letters}`;
}

/** The storage key of a content's entry; null of any other. */
export function keyOfEntry(entry: string): string | null {
  return /^files\/([0-9a-f]{32})\/[^/]+$/.exec(entry)?.[1] ?? null;
}

/** How many rows a backup holds. */
export function rowsIn({ tables }: Pick<BackupHeader, 'tables'>): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}

/** How many contents of files a backup holds, or a restore has written. */
export interface Contents extends StoredBytes {
  /** Those that files name and that the backup was made without. */
  missing: number;
}

/** How far a backup or a restore is: with the rows first, with the bytes of the contents then. */
export type OnProgress = (done: number, inAll: number, unit: 'rows' | 'bytes') => void;
