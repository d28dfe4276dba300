import { readFile } from 'node:fs/promises';
import { fileRow, openFiles, openFolder, uploadFiles } from './support/explorer';
import { expect, test } from './support/fixtures';
import { pick } from './support/form';

const NOTE = {
  name: 'Weld note.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Weld class C, ultrasonic 20 %\n'),
};
const DETAIL = {
  name: 'Gate seal.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>\n',
  ),
};

test('PRJ-06, PRJ-09: the project form has tabs for its documents and drawings, with how many there are, and hosts the explorer on them', async ({
  ownerPage: page,
  server,
}) => {
  await openFiles(page, server.url, /^Documents/);
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
  await uploadFiles(page, [NOTE]);
  await expect(fileRow(page, 'Weld note.txt')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Documents/ })).toHaveText(new RegExp(`${length + 1}$`));

  const { rows } = await (await page.request.get(`${server.url}/api/files?search=weld%20note`)).json();
  expect(rows).toMatchObject([
    { category: 'Design', kind: 'document', projectName: 'Spillway gate renewal', size: NOTE.buffer.length },
  ]);
  await page.reload();
  await page.getByRole('tab', { name: /^Drawings/ }).click();
  await openFolder(page, 'Other');
  await uploadFiles(page, [DETAIL]);
  await expect(fileRow(page, 'Gate seal.svg')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Drawings/ })).toHaveText(/8$/);
});

test('FIL-03, GEN-12: a file is downloaded byte by byte, moved and deleted, and each is undone; the trash gives it back too', async ({
  ownerPage: page,
  server,
}) => {
  await openFiles(page, server.url, /^Documents/);
  await openFolder(page, 'Testing');
  const list = fileRow(page, 'Punch list.txt');
  await list.click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('Punch list.txt');
  expect(await readFile(await saved.path(), 'utf8')).toContain('Limit switch 3: label missing');

  await page.getByRole('button', { name: /^Move/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('treeitem', { name: /^Legal/ }).click();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(list).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(list).toBeVisible();

  await list.click();
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(list).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(list).toBeVisible();

  await list.click();
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(list).toHaveCount(0);
  await page.goto(`${server.url}/trash`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Punch list.txt' })).toContainText(
    'deleted by Marta Lindqvist, just now · 30 days left',
  );
  await page.getByRole('button', { name: 'Restore Punch list.txt' }).click();
  await openFiles(page, server.url, /^Documents/);
  await openFolder(page, 'Testing');
  await expect(list).toBeVisible();
});

test('PRJ-09: files of a project that is being made are kept with their folders when it is saved, and dropped when it is cancelled', async ({
  ownerPage: page,
  server,
}) => {
  const uploads = async () =>
    (await (await page.request.get(`${server.url}/api/files?search=early%20note`)).json()).rows;
  const early = { ...NOTE, name: 'Early note.txt' };
  await page.goto(`${server.url}/projects/new`);
  await page.getByRole('tab', { name: /^Documents/ }).click();
  await openFolder(page, 'Legal');
  await uploadFiles(page, [early]);
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
  await page.getByRole('button', { name: 'New Folder' }).click();
  await page.getByRole('textbox', { name: 'Folder name' }).fill('Permits');
  await page.keyboard.press('Enter');
  await openFolder(page, 'Permits');
  await uploadFiles(page, [early]);
  await fileRow(page, 'Early note.txt').click();
  const field = page.getByRole('textbox', { name: /^New name for / });
  await page.keyboard.press('F2');
  await field.fill('Early note.exe');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('A file keeps its type: its name has to end in .txt');
  await field.fill('Early note, checked.txt');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Weld class C, ultrasonic 20 %')).toBeVisible();
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText('Project created', { exact: true })).toBeVisible();
  expect(await uploads()).toMatchObject([
    {
      name: 'Early note, checked.txt',
      projectName: 'Fish ladder',
      category: 'Permits',
      size: early.buffer.length,
    },
  ]);
  await openFiles(page, server.url, /^Documents/, 'Fish ladder');
  await openFolder(page, 'Permits');
  await expect(fileRow(page, 'Early note, checked.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Folder', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Rename Folder' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
