/** The file is another than was written. */
export class Damaged extends Error {}

/** Reads what a stream of bytes has, in turn: by lines, or so many bytes. */
export interface Pieces {
  /**
   * The next line with its line feed, null at the end. By bytes, for other ways to split lines take some characters of texts for
   * ends of lines.
   */
  line(): Promise<Buffer | null>;
  /** The next bytes, at least one and at most so many. */
  some(most: number): Promise<Buffer>;
  /** Lets go of the stream. */
  close(): Promise<void>;
}

/** Fields have limits, so no row comes near it; a file that is something else may have no line feed at all. */
const LONGEST_LINE = 64 * 1024 * 1024;
const LINE_FEED = 10;
const NOTHING = Buffer.alloc(0);

export function readPieces(bytes: AsyncIterable<Buffer>): Pieces {
  const chunks = bytes[Symbol.asyncIterator]();
  let chunk: Buffer = NOTHING;
  const take = (length: number) => {
    const taken = chunk.subarray(0, length);
    chunk = chunk.subarray(length);
    return taken;
  };
  /** False at the end. */
  const more = async () => {
    while (chunk.length === 0) {
      const { value, done } = await chunks.next();
      if (done) return false;
      chunk = value;
    }
    return true;
  };
  return {
    line: async () => {
      const begun: Buffer[] = [];
      for (let length = 0; await more(); ) {
        const end = chunk.indexOf(LINE_FEED);
        const piece = take(end < 0 ? chunk.length : end + 1);
        if (end >= 0) return begun.length === 0 ? piece : Buffer.concat([...begun, piece]);
        begun.push(piece);
        length += piece.length;
        if (length > LONGEST_LINE) throw new Damaged('a line of it is too long');
      }
      if (begun.length > 0) throw new Damaged('it ends within a line');
      return null;
    },
    some: async (most) => {
      if (!(await more())) throw new Damaged('it ends within the content of a file');
      return take(most);
    },
    close: async () => {
      await chunks.return?.();
    },
  };
}
