/*
 * A backup is a gzip file of lines of JSON, each ended by a line feed:
 *
 *   {"format":"linework-backup","version":2, ...}          BackupHeader
 *   {"section":"table","name":"workspaces", ...}           BackupSection: so many lines of rows follow
 *   {"id":"0199...","version":1,"name":"Halden & Roy", ...}  a row, as PostgreSQL's row_to_json writes it
 *   ...
 *   {"end":true,"rows":1043210,"sha256":"..."}             BackupEnd
 *
 * Readers go by what a section says of its length, so other kinds of sections can be added.
 */

export interface BackupHeader {
  format: 'linework-backup';
  version: typeof BACKUP_VERSION;
  /** The migrations whose shape the rows have. */
  migrations: string[];
  /** An instant, ISO 8601. */
  madeAt: string;
  /** Names, for a person who looks for the right file. */
  workspaces: string[];
  /** By table. */
  rows: Record<string, number>;
}

export interface BackupSection {
  section: 'table';
  name: string;
  /** What each row has; columns that the database generates are left out. */
  columns: string[];
  /** How many lines of rows follow. */
  rows: number;
}

/** The last line. Without it the file was cut off. */
export interface BackupEnd {
  end: true;
  rows: number;
  /** Of all bytes before this line, unpacked; hexadecimal. */
  sha256: string;
}

/** Raised where a version before could not read the file any more. Version 1 was one JSON text. */
export const BACKUP_VERSION = 2;

/** How far a backup or a restore is. */
export type OnProgress = (rowsDone: number, rowsInAll: number) => void;
