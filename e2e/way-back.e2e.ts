import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

/** What a person comes back to: the list as it was, and what was just deleted. */

test('GEN-04, GEN-10: after an edit the list is there as it was and searched; so it is after Cancel', async ({
  ownerPage: page,
  server,
}) => {
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

test('GEN-12: an Undo pressed the moment that it is there is taken', async ({ ownerPage: page, server }) => {
  for (const list of ['clients', 'projects', 'tasks']) {
    await page.goto(`${server.url}/${list}?view=table`);
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

async function openMenuOfFirst(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Actions for|^More/ })
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
