import pixelmatch from 'pixelmatch';

/** Beyond this many pixels an image is another one. A share of the page instead hid three pixels of padding. */
export const allowedPixels = 4;
const threshold = 0.02;

/**
 * @param {import('./codec.mjs').Image} before
 * @param {import('./codec.mjs').Image} after
 * @returns {{ pixels: number, difference: import('./codec.mjs').Image }} what one image has and the other lacks counts too
 */
export function compare(before, after) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8ClampedArray(width * height * 4);
  const same =
    before.width === after.width &&
    before.height === after.height &&
    Buffer.compare(asBuffer(before.data), asBuffer(after.data)) === 0;
  if (same) return { pixels: 0, difference: { width, height, data } };
  const counted = pixelmatch(grown(before, width, height), grown(after, width, height), data, width, height, {
    threshold,
    // What looks like antialiasing counts: a corner's radius is nothing else.
    includeAA: true,
    checkerboard: false,
  });
  return { pixels: counted, difference: { width, height, data } };
}

/** The image in the corner of a larger one of a colour that no theme has. */
function grown({ width, height, data }, toWidth, toHeight) {
  if (width === toWidth && height === toHeight) return data;
  const larger = new Uint8ClampedArray(toWidth * toHeight * 4);
  for (let at = 0; at < larger.length; at += 4) larger.set([255, 0, 255, 255], at);
  for (let y = 0; y < height; y += 1) {
    larger.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * toWidth * 4);
  }
  return larger;
}

function asBuffer({ buffer, byteOffset, byteLength }) {
  return Buffer.from(buffer, byteOffset, byteLength);
}
