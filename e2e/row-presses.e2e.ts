import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

interface Place {
  at: string;
  /** The first of its rows, or cards. */
  row: (page: Page) => Locator;
  /** Words in it that are no link, by their place in the row. */
  words: (row: Locator) => Locator;
  /** Where a press beside the row's name leads; undefined: nowhere. */
  leadsTo?: RegExp;
}

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('grid', { name })
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .first();
const recent = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('listitem').first();

const PLACES: Record<string, Place> = {
  'a row of the clients’ table': {
    at: '/clients?view=table',
    row: (page) => rowOf(page, 'Clients'),
    words: (row) => row.getByText(/@/),
    leadsTo: /\/clients\/view\?id=/,
  },
  'a row of the projects’ table': {
    at: '/projects?view=table',
    row: (page) => rowOf(page, 'Projects'),
    words: (row) => row.getByText(/20\d\d/).first(),
    leadsTo: /\/projects\/view\?id=/,
  },
  'a row of the tasks’ table': {
    at: '/tasks?view=table',
    row: (page) => rowOf(page, 'Tasks'),
    words: (row) => row.getByText(/20\d\d/).first(),
    leadsTo: /\/tasks\/edit\?id=/,
  },
  'a row of the people’s table': {
    at: '/users?view=table',
    row: (page) => rowOf(page, 'Users'),
    words: (row) => row.getByText(/@/),
    leadsTo: /\/users\/edit\?id=/,
  },
  'a recent task': {
    at: '/dashboard',
    row: (page) => recent(page, 'Recent Tasks'),
    words: (row) => row.getByText(/20\d\d/).first(),
    leadsTo: /\/tasks\?project=/,
  },
  'a recent project': {
    at: '/dashboard',
    row: (page) => recent(page, 'Recent Projects'),
    words: (row) => row.getByText(/^\d+\/\d+$/),
    leadsTo: /\/projects\/edit\?id=/,
  },
  'a recent client': {
    at: '/dashboard',
    row: (page) => recent(page, 'Recent Clients'),
    words: (row) => row.getByText(/ago|just now|yesterday|20\d\d/i).last(),
    leadsTo: /\/clients\/edit\?id=/,
  },
  'a client’s card': {
    at: '/clients?view=grid',
    row: (page) => page.getByRole('list', { name: 'Clients' }).getByRole('listitem').first(),
    words: (row) => row.locator('[data-component="Card"] p').first(),
  },
};

test('text in a row can be marked, and a row opens in another tab as its link does', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  for (const [name, { at, row, words, leadsTo }] of Object.entries(PLACES))
    await test.step(name, async () => {
      await page.goto(server.url + at);
      const text = words(row(page));
      await expect(text).toBeVisible();
      const here = page.url();
      await markByDragging(page, text);
      await expect.poll(() => marked(page), name).toMatch(/\S/);
      expect(await text.textContent()).toContain(await marked(page));
      expect(page.url(), name).toBe(here);
      if (!leadsTo) return;
      for (const press of [
        () => text.click({ modifiers: ['ControlOrMeta'] }),
        () => text.click({ button: 'middle' }),
      ]) {
        const [opened] = await Promise.all([page.context().waitForEvent('page'), press()]);
        await expect(opened, name).toHaveURL(leadsTo);
        await opened.close();
        expect(page.url(), name).toBe(here);
      }
      await text.click();
      await expect(page, name).toHaveURL(leadsTo);
    });

  await test.step('a hit of the search', async () => {
    await page.goto(`${server.url}/dashboard`);
    const box = page.getByRole('combobox', { name: 'Search' });
    const hit = page.getByRole('option').first();
    for (const press of [
      () => hit.click({ modifiers: ['ControlOrMeta'] }),
      () => hit.click({ button: 'middle' }),
      () => box.press('ControlOrMeta+Enter'),
    ]) {
      await box.fill('');
      await box.fill('penstock');
      await expect(hit).toBeVisible();
      const [opened] = await Promise.all([page.context().waitForEvent('page'), press()]);
      await expect(opened).toHaveURL(/\?(id|task)=/);
      await opened.close();
      await expect(page).toHaveURL(`${server.url}/dashboard`);
    }
  });
});

async function markByDragging(page: Page, text: Locator): Promise<void> {
  await text.scrollIntoViewIfNeeded();
  const { left, width, middle } = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, width, top, bottom } = range.getBoundingClientRect();
    return { left, width: Math.min(width, 60), middle: (top + bottom) / 2 };
  });
  await page.mouse.move(left + 1, middle);
  await page.mouse.down();
  await page.mouse.move(left + width - 1, middle, { steps: 4 });
  await page.mouse.up();
}

function marked(page: Page): Promise<string> {
  return page.evaluate(() => getSelection()?.toString() ?? '');
}
