import type { Tx } from '../Database';
import { rowsOf } from '../rowsOf';
import { sql } from '../sql';

/** Lets another process copy the directory of an open embedded database. */
export interface DirectoryCopies {
  /** While it is, no checkpoint may take away what the copy still needs of the log. */
  isUnderWay(): boolean;
  /** One at a time: ask `isUnderWay` before. */
  begin(): Promise<DirectoryCopy>;
}

export interface DirectoryCopy {
  /**
   * All but the folder pg_wal has been copied.
   *
   * @returns what belongs into the copy as the file backup_label
   */
  filesAreCopied(): Promise<string>;
  /** The log has been copied too, or the copy was given up. */
  end(): Promise<void>;
}

/**
 * PostgreSQL's own base backup. Files are copied in any order while statements go on: with backup_label in it the copy is taken
 * to the moment of `filesAreCopied` by the log since `begin`, as after a crash. Nobody waits but for one checkpoint.
 */
export function directoryCopies(tx: Tx): DirectoryCopies {
  let isUnderWay = false;
  const stop = async () => {
    const [row] = await rowsOf<{ label: string }>(
      tx,
      sql`select labelfile as label from pg_backup_stop(wait_for_archive => false)`,
    );
    return row?.label ?? '';
  };
  return {
    isUnderWay: () => isUnderWay,
    begin: async () => {
      // Before the statement is sent: a checkpoint that is sent after it would take away what it relies on.
      isUnderWay = true;
      try {
        await tx.execute(sql`select pg_backup_start('linework', fast => true)`);
      } catch (error) {
        isUnderWay = false;
        throw error;
      }
      let isStopped = false;
      return {
        filesAreCopied: () => {
          isStopped = true;
          return stop();
        },
        end: async () => {
          try {
            if (!isStopped) await stop();
          } finally {
            isUnderWay = false;
          }
        },
      };
    },
  };
}
