import type { Page } from '@playwright/test';

/** Makes the page's processor so many times slower while something is done. */
export async function withSlowProcessor(page: Page, times: number, work: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
  await work();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
}
