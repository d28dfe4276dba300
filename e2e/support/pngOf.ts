import type { Page } from '@playwright/test';

/** A PNG of 200 × 100 px in one colour. */
export async function pngOf(page: Page, colour: string): Promise<Buffer> {
  const letters = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [200, 100];
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = fill;
    context?.fillRect(0, 0, 200, 100);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, colour);
  return Buffer.from(letters, 'base64');
}
