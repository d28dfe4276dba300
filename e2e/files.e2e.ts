import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { pick } from './support/form';

const NOTE = {
  name: 'Weld note.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Weld class C, ultrasonic 20 %\n'),
};

/** Opens a tab of the form of the sample's first project. */
async function openTab(page: Page, url: string, tab: RegExp): Promise<void> {
  const { rows } = await (
    await page.request.get(`${url}/api/projects?search=spillway%20gate%20renewal`)
  ).json();
  await page.goto(`${url}/projects/edit?id=${rows[0].id}`);
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('treegrid')).toBeVisible();
}

async function openFolder(page: Page, folder: string): Promise<void> {
  await page.getByRole('treeitem', { name: new RegExp(`^${folder}`) }).click();
  await expect(page.getByRole('treegrid', { name: folder })).toBeVisible();
}

async function upload(
  page: Page,
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  await page.locator('section[data-component=FileExplorer] input[type=file]').setInputFiles(files);
  const dialog = page.getByRole('dialog', { name: 'Uploading Files' });
  await dialog.getByRole('button', { name: /^Upload \d+ Files?$/ }).click();
}

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^(Select )?${name}`) });

test('PRJ-06, PRJ-09: the project form has tabs for its documents and drawings, with how many there are, and hosts the explorer on them', async ({
  ownerPage: page,
  server,
}) => {
  await openTab(page, server.url, /^Documents/);
  const { length } = (
    await (
      await page.request.get(`${server.url}/api/files?kind=document&search=spillway%20gate%20renewal`)
    ).json()
  ).rows;
  await expect(page.getByRole('tab')).toHaveText([
    'Project Details',
    'Team Assignment',
    /^Tasks\s*\d+$/,
    new RegExp(`^Documents\\s*${length}$`),
    /^Drawings\s*7$/,
  ]);
  await openFolder(page, 'Design');
  await upload(page, [NOTE]);
  await expect(row(page, 'Weld note.txt')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Documents/ })).toHaveText(new RegExp(`${length + 1}$`));

  const { rows } = await (await page.request.get(`${server.url}/api/files?search=weld%20note`)).json();
  expect(rows).toMatchObject([
    { category: 'Design', kind: 'document', projectName: 'Spillway gate renewal', size: NOTE.buffer.length },
  ]);
  await page.reload();
  await page.getByRole('tab', { name: /^Drawings/ }).click();
  await expect(page.getByRole('treeitem', { name: /^Floor Plans/ })).toBeVisible();
});

test('FIL-03, FIL-06, FIL-07: a file is renamed in place, moved, downloaded byte by byte, deleted, and each is undone', async ({
  ownerPage: page,
  server,
}) => {
  await openTab(page, server.url, /^Documents/);
  await openFolder(page, 'Testing');
  await row(page, 'Punch list.txt').click();
  await expect(page.getByText('1 selected')).toBeVisible();

  await test.step('Escape cancels a rename, Enter keeps it', async () => {
    await page.keyboard.press('F2');
    await page.keyboard.type('Not this');
    await page.keyboard.press('Escape');
    await expect(row(page, 'Punch list.txt')).toBeVisible();
    await page.keyboard.press('F2');
    await page.getByRole('textbox').last().fill('Punch list 2.txt');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Punch list 2.txt')).toBeVisible();
  });
  await test.step('the download has its bytes', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('Punch list 2.txt');
    expect(await readFile(await saved.path(), 'utf8')).toContain('Limit switch 3: label missing');
  });
  await test.step('moved to another folder, and back by Undo', async () => {
    await page.getByRole('button', { name: /^Move/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('treeitem', { name: /^Legal/ })
      .or(dialog.getByRole('radio', { name: /^Legal/ }))
      .or(dialog.getByRole('option', { name: /^Legal/ }))
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(row(page, 'Punch list 2.txt')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(row(page, 'Punch list 2.txt')).toBeVisible();
  });
  await test.step('deleted, and back by Undo', async () => {
    await row(page, 'Punch list 2.txt').click();
    await page.keyboard.press('Delete');
    const ask = page.getByRole('alertdialog');
    await ask.getByRole('button', { name: 'Delete' }).click();
    await expect(row(page, 'Punch list 2.txt')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(row(page, 'Punch list 2.txt')).toBeVisible();
  });
});

test('PRJ-09: files of a project that is being made are kept when it is saved, and dropped when it is cancelled', async ({
  ownerPage: page,
  server,
}) => {
  const uploads = async () =>
    (await (await page.request.get(`${server.url}/api/files?search=early%20note`)).json()).rows;
  const early = { ...NOTE, name: 'Early note.txt' };
  await page.goto(`${server.url}/projects/new`);
  await page.getByRole('tab', { name: /^Documents/ }).click();
  await openFolder(page, 'Legal');
  await upload(page, [early]);
  await expect(page.getByRole('tab', { name: /^Documents/ })).toHaveText(/1$/);
  expect(await uploads()).toEqual([]);
  const taken = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Cancel' }).first().click();
  await taken;
  await expect(page).toHaveURL(/\/projects$/);
  expect(await uploads()).toEqual([]);

  await page.goto(`${server.url}/projects/new`);
  await page.getByRole('textbox', { name: 'Project name' }).fill('Fish ladder');
  await pick(page, 'Client', 'Nordbane');
  await page.getByRole('textbox', { name: 'Start date' }).fill('2026-12-01');
  await page.getByRole('textbox', { name: 'End date' }).fill('2027-12-01');
  await page.getByRole('textbox', { name: 'Budget' }).fill('10000');
  await page.getByRole('tab', { name: /^Documents/ }).click();
  await openFolder(page, 'Legal');
  await upload(page, [early]);
  await expect(page.getByRole('tab', { name: /^Documents/ })).toHaveText(/1$/);
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText('Project created', { exact: true })).toBeVisible();
  expect(await uploads()).toMatchObject([
    { projectName: 'Fish ladder', category: 'Legal', size: early.buffer.length },
  ]);
});
