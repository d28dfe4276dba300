import type { Readable } from 'node:stream';

/** Keys are ours: random, hexadecimal. */
export const STORAGE_KEY = /^[0-9a-f]{32}$/;

/** Where the bytes of files lie: on a disk, and wherever else somebody writes these functions for. */
export interface FileStore {
  /** What is there under the key, bytes; 0 where there is nothing. */
  sizeOf(key: string): Promise<number>;
  /**
   * Writes the chunks from a place on, where what was there ends, or before: what is behind it goes. Everything that arrived is
   * kept for good when it returns, and when it throws because the sender went away.
   *
   * @param end no byte is stored at or after this place: the first that would be is a TooLong
   * @returns the size by then
   */
  append(key: string, from: number, chunks: AsyncIterable<Uint8Array>, end: number): Promise<number>;
  /** The bytes from `start` to before `end`. */
  read(key: string, start: number, end: number): Promise<Uint8Array<ArrayBuffer>>;
  /** The same, piece by piece. */
  stream(key: string, start: number, end: number): Readable;
  /** Nothing where there is nothing. */
  remove(key: string): Promise<void>;
  /** All keys that have bytes. */
  keys(): AsyncIterable<string>;
}

/** The sender sends more than was announced. */
export class TooLong extends Error {
  override readonly name = 'TooLong';
}
