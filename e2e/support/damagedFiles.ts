import { extname } from 'node:path';
import { unzipSync } from 'fflate';
import { seededNumber } from '../../apps/pm-server/src/seed/seeded';
import { zipOf } from './zipOf';

/** A file as a bad disk, a bad program or bad will has made it. */
export interface DamagedFile {
  name: string;
  content: Buffer;
}

/** A whole number from 0 to `below - 1`, the next of its row. */
type Draw = (below: number) => number;

const HUGE_NUMBERS = ['99999999999999999999', '-1', '1e308', '4294967295', '0', 'NaN'];
/** In the order of Intel's processors, as most formats have them. */
const HUGE_WORDS = ['\xff\xff\xff\xff', '\xff\xff\xff\x7f', '\0\0\0\x80'].map((word) =>
  Buffer.from(word, 'latin1'),
);

/** Ways to do harm to bytes of a file. */
const WAYS: Readonly<Record<string, (bytes: Buffer, draw: Draw) => Buffer>> = {
  cut: (bytes, draw) => bytes.subarray(0, draw(bytes.length)),
  flipped: (bytes, draw) => {
    const copy = Buffer.from(bytes);
    for (let left = 1 + draw(60); left > 0; left -= 1) copy[draw(copy.length)] = draw(256);
    return copy;
  },
  filled: (bytes, draw) => {
    const copy = Buffer.from(bytes);
    const start = draw(copy.length);
    copy.subarray(start, start + 1 + draw(copy.length / 4)).fill(draw(2) * 255);
    return copy;
  },
  without: (bytes, draw) => {
    const start = draw(bytes.length);
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + 1 + draw(bytes.length / 4))]);
  },
  nested: (bytes, draw) => {
    const place = draw(bytes.length);
    return Buffer.concat([bytes.subarray(0, place), bytes, bytes.subarray(place)]);
  },
  repeated: (bytes, draw) => {
    const [start, length] = [draw(bytes.length), 1 + draw(500)];
    const part = bytes.subarray(start, start + length);
    const many = Buffer.alloc(part.length * (1 + draw(2_000)), part);
    return Buffer.concat([bytes.subarray(0, start), many, bytes.subarray(start)]);
  },
  'huge numbers': (bytes, draw) => {
    const text = bytes.toString('latin1');
    const rarely = 1 + draw(20);
    const changed = text.replace(/(?<![\w.#&])-?\d+(\.\d+)?(?![\w.])/g, (number) =>
      draw(rarely) > 0 ? number : (HUGE_NUMBERS[draw(HUGE_NUMBERS.length)] ?? number),
    );
    return Buffer.from(changed, 'latin1');
  },
  'huge words': (bytes, draw) => {
    const copy = Buffer.from(bytes);
    for (let left = 1 + draw(8); left > 0; left -= 1) {
      const at = draw(copy.length);
      copy.subarray(at, at + 4).fill(HUGE_WORDS[draw(HUGE_WORDS.length)] ?? '');
    }
    return copy;
  },
};

/** Formats that are ZIP files: harm comes to a part of them as well, which no list of contents shows. */
const IN_PARTS = /\.(docx|xlsx|zip)$/;

/**
 * Damages files, each in every way by turns. The same files and count give the same bytes.
 * @param count of damaged files that are wanted
 */
export function damagedFiles(files: readonly DamagedFile[], count: number): DamagedFile[] {
  const ways = Object.entries(WAYS);
  return Array.from({ length: count }, (_, at) => {
    const { name, content } = files[at % files.length] ?? { name: '', content: Buffer.alloc(0) };
    const round = Math.floor(at / files.length);
    const [way, damage] = ways[(at + round) % ways.length] ?? ['', Buffer.from];
    let drawn = 0;
    const draw: Draw = (below) => seededNumber(Math.max(1, Math.floor(below)), name, at, drawn++);
    const isInPart = IN_PARTS.test(name) && round % 2 === 0;
    const ending = extname(name);
    return {
      name: `${name.slice(0, -ending.length)} ${way} ${at + 1}${ending}`,
      content: isInPart ? withDamagedPart(content, damage, draw) : damage(content, draw),
    };
  });
}

function withDamagedPart(zip: Buffer, damage: (bytes: Buffer, draw: Draw) => Buffer, draw: Draw): Buffer {
  const parts = partsOf(zip);
  const [path, part] = Object.entries(parts)[draw(Object.keys(parts).length)] ?? ['', zip];
  return zipOf({ ...parts, [path]: damage(part, draw) });
}

/** Those that hold something; itself where it cannot be unpacked, for a password or entries that overlap. */
function partsOf(zip: Buffer): Record<string, Buffer> {
  try {
    const parts = Object.entries(unzipSync(zip)).filter(([, { length }]) => length > 0);
    return Object.fromEntries(parts.map(([path, bytes]) => [path, Buffer.from(bytes)]));
  } catch {
    return { 'inner.zip': zip };
  }
}
