import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** Opens a tab of the form of the sample's first project. */
export async function openFiles(page: Page, url: string, tab: RegExp): Promise<void> {
  const { rows } = await (
    await page.request.get(`${url}/api/projects?search=spillway%20gate%20renewal`)
  ).json();
  await page.goto(`${url}/projects/edit?id=${rows[0].id}`);
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('treegrid')).toBeVisible();
}

export async function openFolder(page: Page, folder: string): Promise<void> {
  await page.getByRole('treeitem', { name: new RegExp(`^${folder}`) }).click();
  await expect(page.getByRole('treegrid', { name: folder })).toBeVisible();
}

/** Chooses files, by what is in them or by their paths, and starts their upload. */
export async function uploadFiles(
  page: Page,
  files: { name: string; mimeType: string; buffer: Buffer }[] | string[],
): Promise<void> {
  await page.locator('section[data-component=FileExplorer] input[type=file]').setInputFiles(files);
  const dialog = page.getByRole('dialog', { name: 'Uploading Files' });
  await dialog.getByRole('button', { name: /^Upload \d+ Files?$/ }).click();
}

export function fileRow(page: Page, name: string): Locator {
  return page.getByRole('row', { name: new RegExp(`^(Select )?${name}`) });
}
