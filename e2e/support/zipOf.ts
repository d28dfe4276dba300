import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { constants, crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';

/** A part that is packed already. */
interface PackedPart {
  packed: Buffer;
  crc: number;
  /** Bytes, unpacked. */
  length: number;
}

/** By their names. */
export type ZipParts = Readonly<Record<string, string | Buffer | PackedPart>>;

/** A ZIP of texts and bytes, made by hand, so that it can be what no tool would make. */
export function zipOf(parts: ZipParts): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, part] of Object.entries(parts)) {
    const { packed, crc, length } =
      typeof part === 'object' && 'packed' in part ? part : packedPart(Buffer.from(part));
    const name = Buffer.from(path);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc, 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(length, 18);
    facts.writeUInt16LE(name.length, 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), facts, place, name]));
    files.push(file);
    offset += file.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, entries, Buffer.from('PK\x05\x06'), end]);
}

function packedPart(content: Buffer): PackedPart {
  return { packed: deflateRawSync(content), crc: crc32(content), length: content.length };
}

/** Spaces, which take a thousandth of their room. @param megabytes how many of them */
export async function packedSpaces(megabytes: number): Promise<PackedPart> {
  const megabyte = Buffer.alloc(1024 * 1024, ' ');
  const packer = createDeflateRaw({ level: constants.Z_BEST_SPEED });
  const packed = buffer(packer);
  let crc = 0;
  for (let left = megabytes; left > 0; left -= 1) {
    crc = crc32(megabyte, crc);
    if (!packer.write(megabyte)) await once(packer, 'drain');
  }
  packer.end();
  return { packed: await packed, crc, length: megabytes * megabyte.length };
}
