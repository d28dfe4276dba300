import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { projectNamed } from './projectNamed';

/** What an input of files is given. */
export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Opens a tab of the form of a project, by default the sample's first. */
export async function openFiles(
  page: Page,
  url: string,
  tab: RegExp,
  project = 'Spillway gate renewal',
): Promise<void> {
  await page.goto(`${url}/projects/edit?id=${await projectNamed(page, url, project)}`);
  await page.getByRole('tab', { name: tab }).click();
  await expect(entries(page)).toBeVisible();
}

export async function openFolder(page: Page, folder: string): Promise<void> {
  await page.getByRole('treeitem', { name: new RegExp(`^${folder}`) }).click();
  await expect(entries(page, folder)).toBeVisible();
}

/** The list of an explorer or its tiles, of a folder. */
function entries(page: Page, name?: string): Locator {
  const named = name === undefined ? {} : { name };
  return page.getByRole('treegrid', named).or(page.getByRole('grid', named));
}

/** Chooses files, by what is in them or by their paths, and starts their upload. */
export async function uploadFiles(page: Page, files: GivenFile[] | string[]): Promise<void> {
  await page.locator('section[data-component=FileExplorer] input[type=file]').setInputFiles(files);
  const dialog = page.getByRole('dialog', { name: 'Uploading Files' });
  await dialog.getByRole('button', { name: /^Upload \d+ Files?$/ }).click();
}

/** Drags files from elsewhere over a place of the page, without letting go: `drop` does. */
export async function dragFiles(target: Locator, files: GivenFile[]): Promise<{ drop: () => Promise<void> }> {
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    content: buffer.toString('base64'),
  }));
  const transfer = await target.page().evaluateHandle((all) => {
    const made = new DataTransfer();
    for (const { name, mimeType, content } of all) {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      made.items.add(new File([bytes], name, { type: mimeType }));
    }
    return made;
  }, given);
  await target.dispatchEvent('dragenter', { dataTransfer: transfer });
  await target.dispatchEvent('dragover', { dataTransfer: transfer });
  return { drop: () => target.dispatchEvent('drop', { dataTransfer: transfer }) };
}

/** By the beginning of its name; a drawing's number stands before it. */
export function fileRow(page: Page, name: string): Locator {
  return page.getByRole('row', { name: new RegExp(`^(Select )?([A-Z]+-?[0-9-]+ )?${name}`) });
}

/** The entry that has the focus, as a screen reader is told. */
export async function focusedEntry(page: Page): Promise<string> {
  return page.evaluate(() => {
    const named = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(named)?.textContent ?? '';
  });
}

/** Types the beginning of a name until the entry has the focus: where a busy machine is late with a letter, that begins another name. */
export async function typeAhead(page: Page, beginning: string, name: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.type(beginning);
    await expect.poll(() => focusedEntry(page), { timeout: 3_000 }).toContain(name);
  }).toPass({ timeout: 60_000 });
}
