import type { Locator } from '@playwright/test';

export type Hue = 'red' | 'yellow' | 'green' | 'blue' | 'purple' | 'grey';

/** What a person would call the colour of an element's text or strokes. */
export function hueOf(element: Locator): Promise<Hue> {
  return element.evaluate((node): Hue => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('There is no canvas');
    // Whatever way the colour is written in.
    canvas.fillStyle = getComputedStyle(node).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
    const chroma = most - least;
    // Greys of a theme lean towards blue.
    if (chroma < 0.3 * most) return 'grey';
    const sixth =
      most === red
        ? (green - blue) / chroma
        : most === green
          ? 2 + (blue - red) / chroma
          : 4 + (red - green) / chroma;
    const degrees = (sixth * 60 + 360) % 360;
    if (degrees < 25 || degrees >= 335) return 'red';
    if (degrees < 70) return 'yellow';
    if (degrees < 180) return 'green';
    return degrees < 245 ? 'blue' : 'purple';
  });
}
