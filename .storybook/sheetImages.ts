import type { CDPSession, Page } from 'playwright';

/** Where images of sheets go: `scripts/test-storybook.mjs` says. */
export const imagesAre = (process.env.SHEET_IMAGES ?? 'off') as 'compare' | 'update' | 'off';

/** An image that differs may have been taken too early: it is taken anew after these waits (ms) before it counts. */
const waits = [60, 150, 400, 800];

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Takes the image of the sheet as the page shows it in its theme, portals included, and has it compared or kept.
 * @returns one line when it is not as the baseline
 */
export async function imageFaults(page: Page, story: string, theme: string): Promise<string[]> {
  if (imagesAre === 'off') return [];
  let png = await capture(page);
  if (imagesAre === 'update') {
    // Two in a row that are alike: what still moves is not kept.
    for (const wait of waits) {
      await page.waitForTimeout(wait);
      const again = await capture(page);
      if (again.equals(png)) break;
      png = again;
    }
    await send(story, theme, png);
    return [];
  }
  let answer = await send(story, theme, png);
  for (const wait of waits) {
    if (answer.verdict !== 'different') break;
    await page.waitForTimeout(wait);
    answer = await send(story, theme, await capture(page));
  }
  if (answer.verdict === 'same') return [];
  return [
    answer.verdict === 'new'
      ? `${theme}: no image to compare with (pnpm images:update)`
      : `${theme}: the image differs in ${answer.pixels} pixels`,
  ];
}

/** The page at its full width, down to the last thing that shows. Straight from the browser: a third of the time. */
async function capture(page: Page): Promise<Buffer> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const size = page.viewportSize() ?? { width: 1024, height: 768 };
  const bottom = await page.evaluate(lowestPoint);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width: size.width, height: Math.min(size.height, Math.max(16, bottom)), scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** Runs in the browser. Even, so that a fraction of a pixel decides nothing. */
function lowestPoint(): number {
  let lowest = 0;
  for (const element of document.body.querySelectorAll('*')) {
    if (element.matches('#storybook-root, #storybook-docs, script, style, template')) continue;
    const { bottom, width, height } = element.getBoundingClientRect();
    if (width > 1 && height > 1 && element.checkVisibility()) lowest = Math.max(lowest, bottom);
  }
  return Math.ceil((lowest + 16) / 8) * 8;
}

async function send(story: string, theme: string, png: Buffer) {
  const response = await fetch(new URL(`/${story}/${theme}`, process.env.TARGET_URL), {
    method: 'POST',
    body: new Uint8Array(png),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as { verdict: 'same' | 'different' | 'new'; pixels: number };
}
