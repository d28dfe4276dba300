import { fdatasyncSync, fstatSync, statSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type PostgresModule = Parameters<NodeFS['init']>[1];

interface OpenFile {
  /** The Node file descriptor behind the emulated one. */
  nfd: number;
  /** Ours: the file's inode is among those that were written. */
  isCounted?: boolean;
}

/** The rights of everybody but a file's owner. */
export const OTHERS = 0o077;

/** What of Emscripten's NODEFS is built upon here. */
interface NodeFileSystem {
  realPath(node: object): string;
  /** Runs the operation; an error of Node's becomes one that PostgreSQL reads as its errno. */
  tryFSOperation<T>(operation: () => T): T;
  stream_ops: {
    write(file: OpenFile, ...bytes: unknown[]): number;
    fsync?(file: OpenFile): number;
  };
  node_ops: {
    mknod(parent: object, name: string, mode: number, device: number): object;
    setattr(node: object, attributes: { mode?: number }): void;
  };
}

/**
 * PGlite's directory on disk, with an fsync that reaches the disk, and for its owner alone. PGlite 0.5.16 hands WASI's fd_sync to the file system, and
 * its own NodeFS has nothing there: commits would sit in the operating system's cache until it pleases.
 */
export class DurableFS extends NodeFS {
  /** How often the disk was asked for writes to be on it: a test counts. */
  fsyncs = 0;
  /** Inodes written since the whole file system was synced. Null: nothing is known, every fsync goes through. */
  #written: Set<number> | null;

  /**
   * @param allOnDisk the file system was synced a moment ago, and this process alone writes to the directory. After a crash
   * PostgreSQL first fsyncs its two thousand files, one by one, in case the last run left some to the cache. A file that nobody
   * has written since that sync has nothing in the cache, so its fsync may be left out, until `startIsOver`.
   */
  constructor(directory: string, { allOnDisk }: { allOnDisk: boolean }) {
    super(directory);
    this.#written = allOnDisk ? new Set() : null;
  }

  /** From now on every fsync goes through. */
  startIsOver(): void {
    this.#written = null;
  }

  override async init(pg: PGlite, options: PostgresModule) {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync = (module: PostgresModule) => this.#attach(module.NODEFS as unknown as NodeFileSystem);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }

  #attach(nodeFs: NodeFileSystem): void {
    const { stream_ops, node_ops } = nodeFs;
    const { write } = stream_ops;
    const { mknod, setattr } = node_ops;
    stream_ops.fsync = ({ nfd }) => {
      if (this.#isOnDisk(nfd)) return 0;
      this.fsyncs += 1;
      nodeFs.tryFSOperation(() => fdatasyncSync(nfd));
      return 0;
    };
    stream_ops.write = (file, ...bytes) => {
      if (this.#written && !file.isCounted) {
        file.isCounted = true;
        this.#written.add(fstatSync(file.nfd).ino);
      }
      return write(file, ...bytes);
    };
    // A file cut or stretched has changed too.
    node_ops.setattr = (node, attributes) => {
      this.#written?.add(statSync(nodeFs.realPath(node)).ino);
      const { mode } = attributes;
      setattr(node, mode === undefined ? attributes : { ...attributes, mode: mode & ~OTHERS });
    };
    // PostgreSQL's engine has another umask than the process, and its template's files have their modes with them.
    node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device);
  }

  /** Directories are never taken for synced: creating and renaming in them is not watched. */
  #isOnDisk(nfd: number): boolean {
    if (!this.#written) return false;
    const status = fstatSync(nfd);
    return status.isFile() && !this.#written.has(status.ino);
  }
}
