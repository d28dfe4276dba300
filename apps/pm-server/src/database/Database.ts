import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { SQL } from './sql';

/**
 * What services query with: the database itself or one transaction of it. Of a transaction, statements are carried out in the
 * order in which they are asked for; those that need not wait for each other's answers are asked for together, and travel so.
 */
export type Tx = Omit<PgDatabase<PgQueryResultHKT>, 'transaction' | 'execute'> & {
  /** `Row` is the statement's promise: dates and instants arrive as text, bigint as text. */
  execute<Row = unknown>(statement: SQL): Promise<{ rows: Row[] }>;
};

/** The one port that the embedded database and PostgreSQL both satisfy. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** For the log and `doctor`: a directory, or a PostgreSQL address without its password. */
  readonly place: string;
  readonly orm: Tx;
  /**
   * Runs a write in one transaction: all of it is on disk when the promise resolves, none of it when it rejects.
   *
   * @throws Error with the code ENOSPC or 53100 where the disk is full
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Reads as of one moment, whatever others write meanwhile. */
  readAsOfNow<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Resolves if the database answers, whatever the others wait for. */
  ping(): Promise<void>;
  /** Several statements without parameters, as migrations have them. */
  script(statements: string): Promise<void>;
  /** Calls back for each NOTIFY on the channel, from whichever server it came. Resolves to a stop function. */
  listen(channel: string, listener: NotificationListener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export interface NotificationListener {
  onPayload(payload: string): void;
  /** The database is heard again after a time in which notifications may have been missed. */
  onGap(): void;
}
