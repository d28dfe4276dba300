import { extname } from 'node:path';
import { unzipSync } from 'fflate';
import { DAMAGES, damagedCopy } from '../../packages/file-explorer/src/testing/damagedCopy';
import { zipOf } from './zipOf';

export interface FileContent {
  name: string;
  content: Buffer;
}

/** Formats that are ZIP files: by turns harm comes to a part of them, which no list of contents shows. */
const IN_PARTS = /\.(docx|xlsx|zip)$/;

/** Damages files, each in every way by turns; the same files give the same. @param count of damaged ones that are wanted */
export function damagedFiles(files: readonly FileContent[], count: number): FileContent[] {
  return Array.from({ length: count }, (_, at) => {
    const { name, content } = files[at % files.length] ?? { name: '', content: Buffer.alloc(0) };
    const round = Math.floor(at / files.length);
    const way = DAMAGES[((at % files.length) + round) % DAMAGES.length] ?? '';
    const damage = (bytes: Uint8Array) => Buffer.from(damagedCopy(Uint8Array.from(bytes), at, way));
    const ending = extname(name);
    return {
      name: `${name.slice(0, -ending.length)} ${way} ${at + 1}${ending}`,
      content:
        IN_PARTS.test(name) && isInPart(at, round) ? withDamagedPart(content, at, damage) : damage(content),
    };
  });
}

/** Of one file every other way in the first round through them, and the others in the second. */
function isInPart(at: number, round: number): boolean {
  return (at + round + Math.floor(round / DAMAGES.length)) % 2 === 0;
}

function withDamagedPart(zip: Buffer, seed: number, damage: (bytes: Uint8Array) => Buffer): Buffer {
  const parts = partsOf(zip);
  const [path, part] = Object.entries(parts)[seed % Object.keys(parts).length] ?? ['', zip];
  return zipOf({ ...parts, [path]: damage(part) });
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
