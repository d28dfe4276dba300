import type { Locator, Page } from '@playwright/test';
import { measured } from '../apps/pm-server/test/measured';
import { createProject } from './support/createProject';
import { edit, expect, test } from './support/fixtures';
import { fillDate, pick } from './support/form';

/** What a person comes back to: the list as it was, and what was just deleted. */

test('GEN-04, GEN-10: after an edit the list is there as it was and searched; so it is after Cancel', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  for (const { list, noun, search } of [
    { list: 'clients', noun: 'Client', search: 'Kelvin' },
    { list: 'projects', noun: 'Project', search: 'quay' },
    { list: 'tasks', noun: 'Task', search: 'drawing' },
  ]) {
    await page.goto(`${server.url}/${list}?view=table`);
    await page.getByPlaceholder(`Search ${list}...`).fill(search);
    await expect(page).toHaveURL(new RegExp(`search=${search}`));
    // Rows that have not been searched yet take their menus with them when they go.
    const found = await (await page.request.get(`${server.url}/api/${list}?search=${search}&limit=1`)).json();
    await expect(page.getByText(new RegExp(`^${found.total} ${noun}s?$`, 'i')).first()).toBeVisible();
    const before = page.url();
    for (const button of [`Update ${noun}`, 'Cancel']) {
      await openFirst(page);
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(page, `${button} of ${noun}`).toHaveURL(before);
      await expect(page.getByPlaceholder(`Search ${list}...`)).toHaveValue(search);
    }
  }
});

test('GEN-04, GEN-10, SRV-03: Cancel, Back and Save lead back to the row and the place that were left, and a save is confirmed', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/tasks?view=table`);
  const grid = page.getByRole('grid', { name: 'Tasks' });
  // Some pages down, so that the first answer does not hold the row.
  for (const top of [2000, 4000]) {
    await expect.poll(() => lastRowAt(grid, top), 'the rows there are loaded').toBeGreaterThan(top / 40);
  }
  const title = await titleInTheMiddle(grid);
  const row = grid.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
  for (const way of ['Cancel', 'Back', 'Update Task']) {
    const left = await pressWithin(grid, row.getByRole('link'));
    await expect(page.getByLabel('Task title')).toHaveValue(title);
    await (way === 'Back' ? page.goBack() : page.getByRole('button', { name: way }).click());
    await expect(row, `${way} marks the row`).toHaveAttribute('data-highlighted', '');
    await expect(row).toBeInViewport({ ratio: 0.5 });
    const moved = Math.abs((await grid.evaluate((table) => table.scrollTop)) - left);
    measured(() => expect(moved, `${way} keeps the place`).toBeLessThan(2));
    await expect(grid).toBeFocused();
    expect(await activeRow(page), `${way} focuses the row`).toContain(title);
  }
  await expect(row, 'marked for a moment').not.toHaveAttribute('data-highlighted');
  await expect(page.getByText('Task updated', { exact: true })).toBeVisible();

  // Somebody else's save reloads the list; an open menu stays.
  const taskId = (await row.getByRole('link').getAttribute('href'))?.match(/id=([^&]+)/)?.[1];
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await edit(page, `${server.url}/api/tasks/${taskId}`, { estimatedHours: 77.5 });
  await expect(page.getByText('77.5', { exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await page.keyboard.press('Escape');

  // A new row is found although the first page does not hold it.
  await page.getByRole('link', { name: 'New Task' }).click();
  await page.getByLabel('Task title').fill('Submit the zoning report');
  await pick(page, 'Project', 'Quay 4 fender design');
  await pick(page, 'Assignee', 'Jun Takeda');
  await fillDate(page.getByLabel('Due date'), '2027-03-01');
  await page.getByLabel('Estimated hours').fill('4');
  await page.getByRole('button', { name: 'Create Task' }).click();
  await expect(page.getByText('Task created', { exact: true })).toBeVisible();
  const made = grid.getByRole('row').filter({ hasText: 'Submit the zoning report' });
  await expect(made).toHaveAttribute('data-highlighted', '');
  await expect(made).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('link', { name: 'Open task' }).click();
  await expect(page.getByLabel('Task title')).toHaveValue('Submit the zoning report');

  // Cards, which scroll with the page.
  await page.goto(`${server.url}/clients?view=grid`);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Tidewater Desalination Ltd', exact: true }) });
  // Cards out of sight are not drawn.
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(card).toBeInViewport();
  const page0 = await page.evaluate(() => window.scrollY);
  await card.getByRole('link', { name: 'Edit Tidewater' }).click();
  await page.getByRole('button', { name: 'Update Client' }).click();
  await expect(page.getByText('Client updated', { exact: true })).toBeVisible();
  await expect(card).toBeInViewport({ ratio: 0.9 });
  await expect(card).toHaveAttribute('data-returned', '');
  await expect(card.getByRole('link', { name: 'Tidewater Desalination Ltd', exact: true })).toBeFocused();
  const moved = Math.abs((await page.evaluate(() => window.scrollY)) - page0);
  measured(() => expect(moved).toBeLessThan(10));
});

test('GEN-12: an Undo pressed the moment that it is there is taken', async ({ ownerPage: page, server }) => {
  await createProject(page, server.url, { name: 'Hatch covers', tasks: ['Hatch covers, load case'] });
  for (const list of ['clients', 'projects', 'tasks']) {
    await page.goto(`${server.url}/${list}?view=table&search=Hatch+covers`);
    const total = async () =>
      (await (await page.request.get(`${server.url}/api/${list}?limit=1`)).json()).total as number;
    const before = await total();
    await openMenuOfFirst(page);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog');
    await pressTheMomentItIsThere(page, 'Undo', () => dialog.getByRole('button', { name: 'Delete' }).click());
    await expect(page.getByText(/is back$/).first(), list).toBeVisible();
    expect(await total()).toBe(before);
  }
});

/** Scrolls there. @returns the number of the last row that is drawn and has loaded */
function lastRowAt(grid: Locator, top: number): Promise<number> {
  return grid.evaluate((table, to) => {
    table.scrollTo(0, to);
    const loaded = [...table.querySelectorAll('[role=row]:has(a)')];
    return Math.max(...loaded.map((row) => Number(row.getAttribute('aria-rowindex'))));
  }, top);
}

/**
 * Rows that have only just come take no press, and Playwright scrolls before it tries again.
 * @returns where the grid was scrolled to when the press was taken, px
 */
async function pressWithin(grid: Locator, link: Locator): Promise<number> {
  const taken = await grid.evaluateHandle((table) => {
    const press = { scrollTop: Number.NaN };
    table.addEventListener('click', () => Object.assign(press, { scrollTop: table.scrollTop }), {
      once: true,
    });
    return press;
  });
  await link.click();
  return taken.evaluate((press) => press.scrollTop);
}

/** The title of a row that nobody has to scroll for. */
function titleInTheMiddle(grid: Locator): Promise<string> {
  return grid.evaluate((table) => {
    const { left, top, height } = table.getBoundingClientRect();
    const row = document.elementFromPoint(left + 80, top + height / 2)?.closest('[role=row]');
    return row?.querySelector('a')?.textContent ?? '';
  });
}

/** The text of the row with the grid's active cell. */
function activeRow(page: Page): Promise<string> {
  return page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.closest('[role=row]')?.textContent ?? '';
  });
}

async function openMenuOfFirst(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
}

async function openFirst(page: Page): Promise<void> {
  await openMenuOfFirst(page);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
}

/** Presses without looking whether anything is in the way, as a hand that is already there does. */
async function pressTheMomentItIsThere(page: Page, name: string, before: () => Promise<void>): Promise<void> {
  const seen = page.evaluate(
    (label) =>
      new Promise<{ x: number; y: number }>((resolve) => {
        const watch = new MutationObserver(() => {
          const button = [...document.querySelectorAll('button')].find(
            ({ textContent }) => textContent === label,
          );
          if (!button) return;
          watch.disconnect();
          const { x, y, width, height } = button.getBoundingClientRect();
          resolve({ x: x + width / 2, y: y + height / 2 });
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
    name,
  );
  await before();
  const { x, y } = await seen;
  await page.mouse.click(x, y);
}
