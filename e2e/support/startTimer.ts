import type { Page } from '@playwright/test';

/** Starts the timer on the first task of the table, from its menu. */
export async function startTimer(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/tasks?view=table`);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Start timer' }).click();
}
