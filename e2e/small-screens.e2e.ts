import type { Locator } from '@playwright/test';
import { measured } from '../apps/pm-server/test/measured';
import { themeIds } from '../packages/design-system/src/theme/themeIds';
import { edit, expect, test } from './support/fixtures';
import { nothingArrives } from './support/nothingArrives';

for (const width of [320, 360, 1024])
  test(`GEN-17: nothing scrolls sideways at ${width} px, and data arrives without a shift of the layout`, {
    tag: width === 320 ? [] : '@test-all',
  }, async ({ ownerPage: page, server }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          };
          if (!hadRecentInput)
            Object.assign(window, { shift: (Reflect.get(window, 'shift') as number) + value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of [
      '/',
      '/dashboard',
      '/clients',
      '/projects',
      '/tasks',
      '/clients/new',
      '/projects/new',
      '/tasks/new',
    ]) {
      await page.goto(`${server.url}${path}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[data-component="Skeleton"], [aria-busy="true"]')).toHaveCount(0);
      await nothingArrives(page);
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      expect.soft(scroll, `${path} scrolls sideways`).toBeLessThanOrEqual(client);
      const shift = await page.evaluate(() => Reflect.get(window, 'shift') as number);
      measured(() => expect.soft(shift, `${path} shifts`).toBeLessThan(0.05));
    }
  });

for (const width of [320, 360])
  test(`GEN-17: the words of a stat card are legible at ${width} px`, {
    tag: '@test-all',
  }, async ({ ownerPage: page, server }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${server.url}/dashboard`);
    const words = page.getByText('from last month');
    await expect(words).toHaveCount(4);
    const sizes = await words.evaluateAll((all) =>
      all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  });

test('TSK-05: that a task is overdue is there in words on a phone, whatever the theme', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  const { rows } = await (await page.request.get(`${server.url}/api/tasks?limit=1&status=pending`)).json();
  await edit(page, `${server.url}/api/tasks/${rows[0].id}`, {
    title: 'Zeichnung prüfen',
    status: 'In Progress',
    dueDate: '2020-12-31',
  });
  for (const theme of themeIds) {
    await page.addInitScript((id) => localStorage.setItem('preferred-theme', id), theme);
    await page.goto(`${server.url}/tasks?view=table&status=all&search=Zeichnung`);
    const due = page.getByText('12/31/2020 (Overdue)');
    await expect(due).toBeVisible();
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const about = `the date in ${theme} at ${width} px`;
      await expect(due, about).toBeInViewport({ ratio: 1 });
      expect.soft(await due.evaluate((cell) => cell.scrollWidth - cell.clientWidth), about).toBeLessThan(1);
    }
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('GEN-13, GEN-17, TSK-02..05: on a phone a list starts within 260 px, the page scrolls it, and its actions are at the bottom', async ({
    ownerPage: page,
    server,
  }) => {
    for (const list of ['clients', 'projects', 'tasks']) {
      await page.goto(`${server.url}/${list}?view=table`);
      const row = page.locator('[role=row]:has([role=gridcell] a)').first();
      await expect(row).toBeVisible();
      const { y } = await boxOf(row);
      expect.soft(y, `the first of the ${list}`).toBeLessThanOrEqual(260);
      await expect(page.locator('select:visible'), list).toHaveCount(0);
      const action = page.getByRole('link', { name: /^(New|Add) (Client|Project|Task)$/ });
      const button = await boxOf(action);
      expect.soft(button.y, `${list}: the way to a new one`).toBeGreaterThan(740 - 90);
    }
    const { rows } = await (await page.request.get(`${server.url}/api/tasks?limit=1`)).json();
    const { title, projectName, assigneeName, dueDate } = rows[0];
    const [year, month, day] = dueDate.split('-');
    const cells = page.getByRole('row').filter({ hasText: title }).first();
    for (const words of [projectName, assigneeName, `${month}/${day}/${year}`])
      await expect(cells.getByText(words, { exact: true }).first()).toBeInViewport();

    // The page scrolls, by whole pages of rows too.
    await page.evaluate(() => window.scrollTo(0, 9_000));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(3_000);
    const grid = page.getByRole('grid', { name: 'Tasks' });
    expect(await grid.evaluate((box) => box.scrollTop)).toBe(0);
    await expect(page.locator('[role=row]:has(a)').nth(3)).toBeInViewport();

    // Its sort is behind the same row as its filters.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: 'Filter and sort' }).tap();
    await page.getByRole('combobox', { name: 'Sort by' }).tap();
    await page.getByRole('option', { name: 'Sort: Due date' }).tap();
    await expect(page).toHaveURL(/sort=dueDate/);
    await page.keyboard.press('Escape');

    await page
      .getByRole('row')
      .nth(1)
      .getByRole('checkbox', { name: /^Select/ })
      .tap();
    const complete = page.getByRole('button', { name: 'Complete', exact: true });
    expect((await boxOf(complete)).y).toBeGreaterThan(740 - 120);
    await page.getByRole('button', { name: 'Select all' }).tap();
    await expect(page.getByText('212 of 212 selected').first()).toBeVisible();
  });

  test('GEN-13: a tap beside an open menu closes it and does nothing else', { tag: '@test-all' }, async ({
    ownerPage: page,
    server,
  }) => {
    await page.goto(`${server.url}/tasks`);
    const row = page.getByRole('row').nth(3);
    const under = await row.getByRole('link').boundingBox();
    if (!under) throw new Error('The row has no link');
    const { href } = new URL(page.url());
    const beside = () => page.touchscreen.tap(under.x + 10, under.y + 10);
    const popups = page.getByRole('menu');
    for (const opener of [
      page.getByRole('button', { name: 'User menu' }),
      page.getByRole('button', { name: /^Actions for/ }).first(),
      page.getByRole('button', { name: 'Theme' }),
    ]) {
      await opener.tap();
      await expect(popups).toBeVisible();
      await beside();
      await expect(popups).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      expect(page.url()).toBe(href);
    }
    await beside();
    await expect(page.getByRole('textbox', { name: /^Task title/ })).toBeVisible();
  });

  test('GEN-17: options that are fetched have room for some of them, also under a field at the bottom', {
    tag: '@test-all',
  }, async ({ ownerPage: page, server }) => {
    // Between the field and the lower edge there is room for the one line that says that they are fetched.
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(`${server.url}/tasks/new`);
    await page.getByRole('combobox', { name: /^Project/ }).tap();
    await expect(page.getByRole('option').nth(2)).toBeInViewport({ ratio: 1 });
  });
});

async function boxOf(element: Locator): Promise<{ y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return box;
}
