import { notFound } from '../http/Problem';

/** One stored row as JSON text with the version that it has. */
export interface StoredRow {
  json: string;
  version: number;
}

/** @throws Problem 404 where the actor sees no such row; `what` begins its sentence: 'This task' */
export function found(row: StoredRow | null, what: string): StoredRow {
  if (!row) throw notFound(what);
  return row;
}
