import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Without one of these PostgreSQL cannot start, or PGlite would take the directory for a new one and write over the rest. */
const PARTS = ['PG_VERSION', 'global/pg_control', 'global/pg_filenode.map', 'base', 'pg_wal', 'pg_xact'];

/** What a database's directory lacks: files and folders that are not there or empty. */
export function missingParts(directory: string): string[] {
  return PARTS.filter((part) => isEmpty(join(directory, part)));
}

function isEmpty(path: string): boolean {
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status) return true;
  return status.isDirectory() ? readdirSync(path).length === 0 : status.size === 0;
}
