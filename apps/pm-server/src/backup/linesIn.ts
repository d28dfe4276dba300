import { Damaged } from './Damaged';

/** Fields have limits, so no row comes near it; a file that is something else may have no line feed at all. */
const LONGEST_LINE = 64 * 1024 * 1024;
const LINE_FEED = 10;

/**
 * The lines of a stream of bytes, without their line feeds. By bytes, for other ways to split lines take some characters of texts
 * for ends of lines.
 *
 * @throws Damaged where the last line has no end, or one is too long
 */
export async function* linesIn(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      const piece = chunk.subarray(from, end);
      yield begun.length === 0 ? piece.toString() : Buffer.concat([...begun, piece]).toString();
      [begun, length, from] = [[], 0, end + 1];
    }
    if (from === chunk.length) continue;
    begun.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > LONGEST_LINE) throw new Damaged('a line of it is too long');
  }
  if (length > 0) throw new Damaged('it ends within a line');
}
