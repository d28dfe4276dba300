import type { Page } from '@playwright/test';

/** Waits until no answer has arrived for half a second: what comes without a skeleton can shift the page too. */
export async function nothingArrives(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const arrivals = performance
      .getEntriesByType('resource')
      .map((entry) => entry.startTime + entry.duration);
    return performance.now() - Math.max(0, ...arrivals) > 500;
  });
}
