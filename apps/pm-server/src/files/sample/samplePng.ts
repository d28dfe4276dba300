import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

/** px. */
const SIZE = { width: 480, height: 300 };

/**
 * A picture of a dam under a sky, for want of a camera.
 *
 * @param gates how many of its gates are seen
 */
export function samplePng(gates: number): Uint8Array {
  const { width, height } = SIZE;
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows.set(colourAt(x / width, y / height, gates), y * (width * 3 + 1) + 1 + x * 3);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits for each of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colourAt(x: number, y: number, gates: number): Colour {
  const hill = 0.32 + 0.06 * Math.sin(x * 7) + 0.03 * Math.sin(x * 19 + 1);
  if (y < Math.min(hill, 0.42)) return mixed([150, 186, 214], [222, 232, 238], y / 0.42);
  if (y < 0.42) return mixed([74, 98, 88], [104, 124, 104], (y - hill) * 8);
  if (y < 0.47) return [122, 126, 130];
  if (y > 0.84) return mixed([86, 124, 140], [52, 88, 106], (y - 0.84) * 6 + 0.03 * Math.sin(x * 60));
  const bay = (x * gates) % 1;
  const isPier = bay < 0.2;
  if (isPier) return mixed([168, 170, 170], [134, 138, 140], bay * 5);
  const isWater = y > 0.76 || Math.abs(((y * 40) % 1) - 0.5) < 0.04;
  return isWater ? [196, 212, 220] : mixed([58, 74, 92], [84, 102, 118], (y - 0.47) * 3);
}

function mixed(from: Colour, to: Colour, share: number): Colour {
  const part = Math.max(0, Math.min(1, share));
  const one = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * part);
  return [one(0), one(1), one(2)];
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
