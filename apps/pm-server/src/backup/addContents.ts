import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { contentRows } from '../files/contentRows';
import type { FileStore } from '../files/FileStore';
import type { StoredBytes } from '../files/sumOfContents';
import { StartupError } from '../server/StartupError';
import { type Contents, contentEntry, type OnProgress } from './BackupFormat';
import type { OpenZip } from './openZip';

/** A content as the rows know it. */
interface NamedContent {
  key: string;
  size: number;
  /** Of one of its files. */
  name: string;
}

/** What was written, counted as it goes. */
export interface WrittenContents extends Contents {
  /** The name of a file whose content is missing. */
  example: string;
}

/**
 * Adds the contents that the rows of files and their revisions name as of the transaction, deleted ones included. Contents never change
 * under their key; those that were deleted for good since are left out, as are those that are missing or not whole anyway.
 *
 * @param inAll what rows say of them
 * @throws StartupError where a content cannot be read to its end
 */
export async function addContents(
  zip: OpenZip,
  tx: Tx,
  store: FileStore,
  inAll: StoredBytes,
  onProgress: OnProgress,
): Promise<WrittenContents> {
  const written = { count: 0, bytes: 0, missing: 0, example: '' };
  if (inAll.count === 0) return written;
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      yield chunk;
      written.bytes += chunk.length;
      onProgress(written.bytes, inAll.bytes, 'bytes');
    }
  };
  for await (const content of namedContents(tx)) {
    const stream = await openContent(store, content);
    if (!stream) {
      written.missing += 1;
      written.example ||= content.name;
      continue;
    }
    try {
      await zip.add(contentEntry(content.key, content.name), counted(wholeContent(stream, content)));
    } finally {
      // Where its turn in the ZIP never came, nothing has begun to read it, and so nothing closes it.
      stream.destroy();
    }
    written.count += 1;
  }
  return written;
}

async function* namedContents(tx: Tx): AsyncGenerator<NamedContent> {
  await tx.execute(
    sql`declare contents_to_back_up no scroll cursor for
        select storage_key as key, max(size)::float8 as size, min(name) as name from ${contentRows} group by storage_key`,
  );
  for (;;) {
    const contents = await rowsOf<NamedContent>(tx, sql`fetch 500 from contents_to_back_up`);
    if (contents.length === 0) break;
    yield* contents;
  }
  await tx.execute(sql`close contents_to_back_up`);
}

/** Null where it is not there whole. Once its first bytes have come it can be read to its end, also where it is deleted meanwhile. */
async function openContent(store: FileStore, { key, size, name }: NamedContent): Promise<Readable | null> {
  if ((await store.sizeOf(key)) < size) return null;
  const stream = store.stream(key, 0, size);
  try {
    await once(stream, 'readable');
    return stream;
  } catch (error) {
    if ((await store.sizeOf(key)) < size) return null;
    throw cannotBeRead(name, error);
  }
}

async function* wholeContent(stream: Readable, { size, name }: NamedContent): AsyncGenerator<Uint8Array> {
  let done = 0;
  try {
    for await (const chunk of stream) {
      done += chunk.length;
      yield chunk;
    }
  } catch (error) {
    throw cannotBeRead(name, error);
  }
  if (done < size) throw cannotBeRead(name, new Error('it became shorter'));
}

function cannotBeRead(name: string, error: unknown): StartupError {
  const { code, message } = error as NodeJS.ErrnoException;
  return new StartupError(
    `The content of '${name}' could not be read (${code ?? message}), so no backup was made. Check the disk of DATA_DIR and try again.`,
  );
}
