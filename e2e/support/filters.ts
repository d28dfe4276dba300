import type { Page } from '@playwright/test';

/** Ticks values of a field in a list's filter, or takes their ticks off. */
export async function toggleFilter(page: Page, field: string, ...values: string[]): Promise<void> {
  await openFilter(page, field);
  for (const value of values) await page.getByRole('menuitemcheckbox', { name: value, exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').first().waitFor({ state: 'hidden' });
}

/** Opens the values of a field. */
export async function openFilter(page: Page, field: string): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: field, exact: true }).click();
  await page.getByRole('menuitemcheckbox').first().waitFor();
}
