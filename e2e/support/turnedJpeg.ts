import type { Page } from '@playwright/test';

/** TIFF's tag of the orientation, which is 6: the first column of pixels is the top of the picture. */
const EXIF = Buffer.from(
  ['ffe10022', '457869660000', '4d4d002a00000008', '0001', '011200030000000100060000', '00000000'].join(''),
  'hex',
);

/** A JPEG of 80 × 40 px, red on the left and blue on the right, that is to be turned: 40 × 80 px, red above blue. */
export async function turnedJpeg(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [80, 40];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    for (const [at, colour] of ['red', 'blue'].entries()) {
      context.fillStyle = colour;
      context.fillRect(at * 40, 0, 40, 40);
    }
    return canvas.toDataURL('image/jpeg', 1);
  });
  const jpeg = Buffer.from(address.split(',')[1] ?? '', 'base64');
  // The segment stands first, after the mark of a JPEG.
  return Buffer.concat([jpeg.subarray(0, 2), EXIF, jpeg.subarray(2)]);
}
