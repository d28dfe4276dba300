import type { Page } from '@playwright/test';

/** Fills all that a new client must have. */
export async function fillClient(page: Page, name: string): Promise<void> {
  await page.getByLabel('Company name').fill(name);
  await page.getByLabel('Email', { exact: true }).fill('post@client.example');
  await page.getByLabel('Phone', { exact: true }).fill('+49 1');
  await page.getByLabel('Primary contact name').fill('Eva');
  await page.getByLabel('Primary contact email').fill('eva@client.example');
}
