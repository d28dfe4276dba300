import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureRoom } from '../database/engines/room';
import { type FileStore, STORAGE_KEY, TooLong } from './FileStore';
import { syncFolder } from './syncFolder';

/** Directories and files are for the server's user only. */
const [DIRECTORY_MODE, FILE_MODE] = [0o700, 0o600];

/** Where the files of a server lie. */
export function filesDirectory({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'files');
}

/** Where drawings lie that were made of others. */
export function conversionsDirectory({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'conversions');
}

/**
 * Keeps files below one directory, each under its key: `files/ab/abcd...`. What is written is on disk before it is said to be:
 * the bytes, and that the file is there by its name.
 */
export function openDiskStore(root: string): FileStore {
  const pathOf = (key: string) => {
    if (!STORAGE_KEY.test(key)) throw new Error('This is no key of the file store');
    return join(root, key.slice(0, 2), key);
  };
  return {
    sizeOf: async (key) => {
      try {
        return (await stat(pathOf(key))).size;
      } catch (error) {
        if (isMissing(error)) return 0;
        throw error;
      }
    },
    append: async (key, from, chunks, end) => {
      const file = await openForWriting(root, pathOf(key));
      let size = from;
      try {
        await leaveRoom(root, end - from);
        await file.truncate(from);
        for await (const chunk of chunks) {
          if (size + chunk.length > end) throw new TooLong();
          await writeAll(file, chunk, size);
          size += chunk.length;
        }
      } finally {
        await file.sync().finally(() => file.close());
      }
      return size;
    },
    read: async (key, start, end) => {
      const file = await open(pathOf(key));
      try {
        const bytes = new Uint8Array(Math.max(0, end - start));
        const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
        return bytes.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    stream: (key, start, end) => createReadStream(pathOf(key), { start, end: Math.max(start, end - 1) }),
    remove: (key) => rm(pathOf(key), { force: true }),
    keys: async function* () {
      for (const folder of await namesIn(root)) {
        if (!/^[0-9a-f]{2}$/.test(folder)) continue;
        for (const name of await namesIn(join(root, folder))) if (STORAGE_KEY.test(name)) yield name;
      }
    },
  };
}

async function openForWriting(root: string, path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r+');
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const folder = dirname(path);
  const made = await mkdir(folder, { recursive: true, mode: DIRECTORY_MODE });
  const file = await open(path, 'wx+', FILE_MODE);
  await syncFolder(folder);
  // The folder itself, and the one of all files, may be new.
  if (made !== undefined) {
    await syncFolder(root);
    await syncFolder(dirname(root));
  }
  return file;
}

/** The database may be on the same disk, and has to be able to write. @throws Error with the code ENOSPC */
async function leaveRoom(root: string, bytes: number): Promise<void> {
  const [own, data] = await Promise.all([stat(root), stat(dirname(root))]);
  if (own.dev === data.dev) ensureRoom(root, bytes);
}

/** A disk may take less at once than it is given. */
async function writeAll(file: FileHandle, chunk: Uint8Array, place: number): Promise<void> {
  for (let done = 0; done < chunk.length; ) {
    const { bytesWritten } = await file.write(chunk, done, chunk.length - done, place + done);
    done += bytesWritten;
  }
}

async function namesIn(path: string): Promise<string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
