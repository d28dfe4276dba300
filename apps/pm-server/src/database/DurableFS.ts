import { fdatasyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type PostgresModule = Parameters<NodeFS['init']>[1];

interface OpenFile {
  /** The Node file descriptor behind the emulated one. */
  nfd: number;
}

/**
 * PGlite's directory on disk, with an fsync that reaches the disk. PGlite 0.5.16 hands WASI's fd_sync to the file system, and
 * its own NodeFS has nothing there: commits would sit in the operating system's cache until it pleases.
 */
export class DurableFS extends NodeFS {
  /** How often the database asked for its writes to be on disk: a test counts. */
  fsyncs = 0;

  override async init(pg: PGlite, options: PostgresModule) {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync = (module: PostgresModule) => {
      const { stream_ops } = module.NODEFS as unknown as { stream_ops: { fsync?(file: OpenFile): number } };
      stream_ops.fsync = ({ nfd }) => {
        this.fsyncs += 1;
        fdatasyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}
