import { rm } from 'node:fs/promises';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { type WorkspaceExport, workspaceExportMessages } from '@linework/domain';
import type { Logger } from 'pino';
import type { WriteOptions, Written } from '../backup/writeBackup';
import { conflict, notFound, Problem } from '../http/Problem';
import { StartupError } from '../server/StartupError';

/** Exports of the whole workspace, which are written while they are sent: one at a time. */
export interface WorkspaceExports {
  /** The newest since the server runs. */
  newest(): WorkspaceExport | null;
  /**
   * Begins one, and resolves once it has bytes, or was cancelled before. It ends where nobody takes them within a minute.
   *
   * @throws Problem 409 where one is under way, 503 where the database cannot be had
   */
  begin(id: string): Promise<WorkspaceExport>;
  /** The bytes of one, once. It ends where whoever reads them goes away. @throws Problem 404 where there are none, or not any more */
  take(id: string): Readable;
  /** Ends one, and resolves once another may begin: whoever reads it sees a file that is cut off. */
  cancel(id: string): Promise<void>;
  close(): Promise<void>;
}

interface Running {
  id: string;
  file: PassThrough;
  isTaken: boolean;
  control: AbortController;
  over: Promise<void>;
}

/** ms */
const WAITED_FOR = 60_000;

/**
 * @param write what `writeBackup` does
 * @param copy where it may copy an embedded database to: what a server that was killed left there goes
 */
export async function openWorkspaceExports(
  write: (file: Writable, options: Pick<WriteOptions, 'onProgress' | 'signal'>) => Promise<Written>,
  { copy, log }: { copy: string; log: Logger },
): Promise<WorkspaceExports> {
  await rm(copy, { recursive: true, force: true });
  let newest: WorkspaceExport | null = null;
  let running: Running | null = null;

  const writeInto = async (file: PassThrough, { signal }: AbortController): Promise<void> => {
    const tell = (change: Partial<WorkspaceExport>) => {
      if (newest) newest = { ...newest, ...change };
    };
    try {
      const { rows, contents } = await write(file, {
        signal,
        onProgress: (done, inAll, unit) => tell({ unit, done, inAll }),
      });
      tell({ state: 'done', rows, files: contents.count, missingFiles: contents.missing });
    } catch (error) {
      const isCancelled = signal.aborted;
      const problem = isCancelled ? workspaceExportMessages.cancelled : wordsOf(error);
      tell({ state: isCancelled ? 'cancelled' : 'failed', problem });
      if (!isCancelled) log.error({ err: error }, 'An export of the workspace failed');
      file.destroy(isCancelled ? new Problem(409, { detail: problem }) : (error as Error));
    }
  };

  return {
    newest: () => newest,
    begin: async (id) => {
      if (running) throw conflict(workspaceExportMessages.busy);
      newest = {
        ...{ id, state: 'running', unit: null, done: 0, inAll: 0 },
        ...{ rows: 0, files: 0, missingFiles: 0, problem: null },
      };
      const file = new PassThrough();
      // Who reads it hears of it.
      file.on('error', () => {});
      const control = new AbortController();
      control.signal.addEventListener('abort', () => file.destroy());
      const closed = new Promise<void>((resolve) => file.once('close', resolve));
      void closed.then(() => control.abort());
      const begun = new Promise<void>((resolve, reject) => {
        file.once('readable', resolve).once('error', reject).once('close', resolve);
      });
      // A small one is written whole before anybody takes it.
      const over = Promise.all([writeInto(file, control), closed]).then(() => {
        running = null;
      });
      const own: Running = { id, file, isTaken: false, control, over };
      running = own;
      try {
        await begun;
      } catch (error) {
        throw error instanceof StartupError ? new Problem(503, { detail: error.message }) : error;
      }
      if (control.signal.aborted) await over;
      else setTimeout(() => own.isTaken || control.abort(), WAITED_FOR).unref();
      return newest;
    },
    take: (id) => {
      if (running?.id !== id || running.isTaken) throw notFound('This export');
      running.isTaken = true;
      return running.file;
    },
    cancel: async (id) => {
      if (running?.id !== id) return;
      running.control.abort();
      await running.over;
    },
    close: async () => {
      running?.control.abort();
      await running?.over;
    },
  };
}

function wordsOf(error: unknown): string {
  return error instanceof StartupError ? error.message : 'It could not be written to its end. Try again.';
}
