import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const PLACES = [
  '/app/dashboard',
  '/app/clients?view=table',
  '/app/projects?view=table',
  '/app/tasks?view=table',
  '/app/tasks?view=grid',
];

for (const [device, viewport] of Object.entries({
  'a desk': { width: 1280, height: 800 },
  'a phone': { width: 390, height: 844 },
})) {
  test(`GEN-17: on ${device} nothing that was laid out moves when data arrives`, {
    tag: '@test-all',
  }, async ({ ownerPage: page, server }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    // What a font moves depends on when it comes.
    await page.route('**/*.woff2', (route) => route.abort());
    // So that the skeletons have been painted before.
    await page.route('**/api/**', async (route) => {
      await frames(page);
      await route.fallback();
    });
    for (const place of PLACES) {
      await page.goto(server.url + place);
      await page.getByRole('main').getByRole('link').first().waitFor();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await frames(page);
      expect(await shifts(page), place).toEqual([]);
    }
  });
}

/** Of five navigations each. */
const ROUNDS = 6;

test('GEN-17: thirty navigations move nothing and leave nothing behind', { tag: '@test-all' }, async ({
  ownerPage: page,
  server,
}) => {
  await watchShifts(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.goto(`${server.url}/app/tasks?view=table`);
  await expect(firstRow(page)).toBeVisible();

  // Every screen's code is loaded, and what the app keeps of its answers is kept.
  await walk(page);
  await walk(page);
  const before = await held(cdp);
  for (let round = 2; round < ROUNDS; round += 1) await walk(page);
  const after = await held(cdp);

  expect(await shifts(page)).toEqual([]);
  expect(after.documents).toBe(before.documents);
  // Less than one row of the table for each round.
  expect(after.nodes - before.nodes).toBeLessThan(20 * (ROUNDS - 2));
  expect(after.listeners - before.listeners).toBeLessThan(10 * (ROUNDS - 2));
});

/** From list to task and back, and on to the other lists. */
async function walk(page: Page): Promise<void> {
  const goTo = (name: string) => page.getByRole('navigation').getByRole('link', { name }).first().click();
  await firstRow(page).click();
  await expect(page.getByRole('textbox', { name: /^Task title/ })).toBeVisible();
  await page.goBack();
  await expect(firstRow(page)).toBeVisible();
  await goTo('Clients');
  await expect(page.getByRole('heading', { level: 1, name: /Clients/ })).toBeVisible();
  await goTo('Projects');
  await expect(page.getByRole('heading', { level: 1, name: /Projects/ })).toBeVisible();
  await goTo('Tasks');
  await expect(firstRow(page)).toBeVisible();
}

function firstRow(page: Page) {
  return page.locator('[role=row][aria-rowindex="2"]').getByRole('link');
}

/** Until what is in the page now has been painted. */
function frames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** What the page holds once garbage is collected. */
async function held(cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), documents: of('Documents') };
}

/** Notes every shift that nobody's input explains, with what moved. Call before the first page is opened. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Reflect.set(window, 'notedShifts', noted);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
        noted.push(sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' · '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function shifts(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'notedShifts'));
}
