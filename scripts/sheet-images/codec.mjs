import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import decodeWebp, { init as initDecoder } from '@jsquash/webp/decode.js';
import encodeWebp, { init as initEncoder } from '@jsquash/webp/encode.js';
import { PNG } from 'pngjs';

/** @typedef {{ width: number, height: number, data: Uint8ClampedArray }} Image RGBA, four bytes a pixel. */

const require = createRequire(import.meta.url);
const wasm = (name) => WebAssembly.compile(readFileSync(require.resolve(`@jsquash/webp/codec/${name}`)));
await initEncoder(await wasm('enc/webp_enc.wasm'));
await initDecoder(await wasm('dec/webp_dec.wasm'));
// The decoder hands out the browser's class, which Node has none of.
globalThis.ImageData ??= class ImageData {
  constructor(data, width, height) {
    Object.assign(this, { data, width, height });
  }
};

/**
 * A screenshot, its colours rounded to 64 steps a channel: finer ones are below what the comparison tells apart, and would
 * cost a third more room.
 * @param {Buffer} png
 * @returns {Image}
 */
export function fromScreenshot(png) {
  const { width, height, data } = PNG.sync.read(png);
  const rounded = new Uint8ClampedArray(data);
  for (let at = 0; at < rounded.length; at += 1) {
    if (at % 4 !== 3) rounded[at] = (rounded[at] & 0xfc) | (rounded[at] >> 6);
  }
  return { width, height, data: rounded };
}

/** @param {Image} image @returns {Promise<Buffer>} WebP without loss */
export async function toWebp(image) {
  return Buffer.from(await encodeWebp(image, { lossless: 1, exact: 1, method: 4, quality: 75 }));
}

/** @param {Buffer} webp @returns {Promise<Image>} */
export async function fromWebp(webp) {
  return decodeWebp(webp);
}
