import type { Locator } from '@playwright/test';

/** Colours as they are seen, along the vertical middle of an element: red, green, blue at each share of its height. */
export async function coloursOf(element: Locator, shares: readonly number[]): Promise<number[][]> {
  const seen = (await element.screenshot()).toString('base64');
  return element.page().evaluate(
    async ([picture, heights]) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const { width, height } = bitmap;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (!context) throw new Error('No canvas');
      context.drawImage(bitmap, 0, 0);
      return heights.map((share) => [
        ...context.getImageData(Math.floor(width / 2), Math.floor(height * share), 1, 1).data.slice(0, 3),
      ]);
    },
    [seen, shares] as const,
  );
}
