import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { cellsOf, expectSorts, nameKey } from './support/expectSorts';
import { dragFiles, fileRow, openFolder } from './support/explorer';
import { expect, signIn, test } from './support/fixtures';
import { pick } from './support/form';

const SCREENS = [
  { path: 'documents', title: 'Documents', total: 'Total Documents', empty: 'No documents found' },
  { path: 'drawings', title: 'Drawings', total: 'Total Drawings', empty: 'No drawings found' },
] as const;

test('GEN-07: Documents and Drawings stand in the sidebar after Projects, with the seed’s paths', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  await page.goto(`${server.url}/dashboard`);
  const links = page.getByRole('navigation').getByRole('link');
  await expect(links.filter({ hasText: 'Settings' })).toBeVisible();
  const labels = (await links.allTextContents()).map((text) => text.replace(/\d+$/, ''));
  const place = labels.indexOf('Projects');
  expect(labels.slice(place, place + 4)).toEqual(['Projects', 'Documents', 'Drawings', 'Tasks']);
  for (const { path, title } of SCREENS) {
    await page.goto(`${server.url}/dashboard`);
    await page.getByRole('navigation').getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/${path}`);
    await page.goto(`${server.url}/app/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

for (const { path, title, total, empty } of SCREENS)
  test(`DOC-01: ${path} have a title, Filters, Upload and four figures`, async ({
    ownerPage: page,
    server,
  }) => {
    const kind = path.slice(0, -1);
    const totals = await (await page.request.get(`${server.url}/api/files/totals?kind=${kind}`)).json();
    await page.goto(`${server.url}/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible();
    await expect(uploadOf(page)).toBeVisible();
    for (const [label, value] of [
      [total, String(totals.total)],
      ['Total Size', `${(totals.size / 1024).toFixed(2)} KB`],
      ['Active Projects', String(totals.projects)],
      ['Categories', String(totals.categories)],
    ] as const)
      await expect(page.getByRole('main')).toContainText(new RegExp(`${label}\\s*${value}`));
    expect(totals.total).toBeGreaterThan(10);
    await page.goto(`${server.url}/${path}?view=list&search=zzzz`);
    await expect(page.getByText(empty)).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();
  });

test('DOC-02: the list is searched in four texts, sorted by name, size and date, filtered, and has its columns', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/documents?view=list`);
  const grid = page.getByRole('grid', { name: 'Documents' });
  const rows = grid.getByRole('row').filter({ has: page.getByRole('gridcell') });
  const search = page.getByPlaceholder('Search documents...');
  const found = async (pattern: RegExp, column: string) => {
    await expect.poll(async () => (await cellsOf(grid, column)).length).toBeGreaterThan(0);
    await expect
      .poll(async () => (await cellsOf(grid, column)).every((cell) => pattern.test(cell)))
      .toBe(true);
  };

  await test.step('columns, and name ascending by default', async () => {
    await expect(grid.getByRole('columnheader')).toHaveText([
      ...['Document', 'Project', 'Category', 'Size', 'Modified', 'Uploaded by', 'Actions'],
    ]);
    await expectSorts(grid, [
      ['Document', nameKey],
      ['Size', bytesOf],
      ['Modified', (cell) => Date.parse(cell)],
    ]);
  });
  await test.step('search by name, description, project and client', async () => {
    for (const [text, pattern, column] of [
      ['punch li', /^Punch list/, 'Document'],
      ['hold points', /^Outage sequence/, 'Document'],
      ['spillway gate ren', /^Spillway gate renewal$/, 'Project'],
      ['nordbane', /\S/, 'Project'],
    ] as const) {
      await search.fill(text);
      await found(pattern, column);
    }
    await search.fill('');
  });
  await test.step('filters by category and project, which its row leads to', async () => {
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Contracts' }).click();
    await found(/^Contracts$/, 'Category');
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'All categories' }).click();
    await pick(page, 'Project', 'Spillway gate renewal');
    await found(/^Spillway gate renewal$/, 'Project');
    await expect(page).toHaveURL(/project=/);
    await expect(rows.first().getByRole('link', { name: 'Spillway gate renewal' })).toHaveAttribute(
      'href',
      /^\/projects\/edit\?id=/,
    );
  });
  await test.step('a row is previewed, downloaded byte by byte, deleted and brought back', async () => {
    await search.fill('punch');
    await expect(rows).toHaveCount(1);
    await page.getByRole('button', { name: 'Preview Punch list.txt' }).click();
    await expect(page.getByRole('dialog', { name: 'Punch list.txt' })).toContainText(
      'What is left before the hand-over',
    );
    await page.keyboard.press('Escape');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Punch list.txt' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('Punch list.txt');
    expect(await readFile(await saved.path(), 'utf8')).toContain('Limit switch 3: label missing');
    await page.getByRole('button', { name: 'Delete Punch list.txt' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Punch list.txt');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toHaveCount(1);
  });
});

test('DOC-04, FIL-08: an upload asks for the project; of a mixed drop the good files go in and the others are named', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/documents?view=list`);
  await uploadOf(page).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Documents' });
  const note = {
    name: 'Site note.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Measured at the sill\n'),
  };
  await dialog
    .locator('input[type=file]')
    .setInputFiles([
      note,
      { name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
      { name: 'Survey.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 1) },
      { name: 'Program.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\x90\0 not a PDF') },
    ]);
  await expect(dialog.getByRole('alert').filter({ hasText: 'Upload Errors' })).toContainText(
    'setup.exe: File type not allowed',
  );
  await expect(dialog).toContainText('Survey.pdf: File size exceeds 10MB limit');
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(dialog.getByText('Upload Errors')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog.getByText('Choose the project that the file belongs to')).toBeVisible();
  await pick(page, 'Project', 'Spillway gate renewal');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('From the visit');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Upload complete')).toBeVisible();
  await expect(page.getByText('Program.pdf: File type not allowed').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByPlaceholder('Search documents...').fill('site note');
  const grid = page.getByRole('grid', { name: 'Documents' });
  await expect(grid.getByRole('gridcell', { name: 'Site note.txt', exact: true })).toBeVisible();
  await expect(grid).toContainText('Other');
  const { rows } = await (await page.request.get(`${server.url}/api/files?search=site%20note`)).json();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    category: 'Other',
    description: 'From the visit',
    size: note.buffer.length,
  });
  const content = await page.request.get(`${server.url}/api/files/${rows[0].id}/content`);
  expect(await content.body()).toEqual(note.buffer);
});

test('DOC-04, FIL-04: files dropped on an explorer of all projects ask for the project, in the folder that they were dropped on', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/drawings`);
  const dialog = page.getByRole('dialog', { name: 'Upload Drawings' });
  const detail = {
    name: 'Stop log.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>\n'),
  };
  const exe = { name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') };
  await (await dragFiles(page.getByRole('treeitem', { name: /^Foundation/ }), [detail, exe])).drop();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Upload Errors' })).toContainText(
    'setup.exe: File type not allowed',
  );
  await expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveText('Foundation');
  await pick(page, 'Project', 'Spillway gate renewal');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Upload complete').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await openFolder(page, 'Foundation');
  await expect(fileRow(page, 'Stop log.svg')).toContainText('Spillway gate renewal');
});

test('GEN-13, DOC-02: explorer or list, the open folder, and how the explorer sorts and draws are there again', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  const crumbs = page.getByRole('group', { name: 'Files' }).getByRole('navigation').getByRole('listitem');
  await page.goto(`${server.url}/documents`);
  await test.step('the open folder is in the address, and is the category of the filters', async () => {
    await openFolder(page, 'Contracts');
    await expect(page).toHaveURL(/category=Contracts/);
    await page.reload();
    await expect(crumbs).toHaveText(['Project Documents', 'Contracts']);
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveText('Contracts');
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Design' }).click();
    await expect(crumbs).toHaveText(['Project Documents', 'Design']);
    await page.getByRole('button', { name: 'Home', exact: true }).click();
    await expect(page).not.toHaveURL(/category=/);
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveText('All categories');
  });
  await test.step('tiles by size, descending', async () => {
    await openFolder(page, 'Contracts');
    await page.getByRole('radio', { name: 'Grid' }).click();
    for (const option of ['Size', 'Descending']) {
      await page.getByRole('button', { name: /^Sort: / }).click();
      await page.getByRole('menuitemradio', { name: option }).click();
    }
    await page.reload();
    await expect(page.getByRole('grid', { name: 'Contracts' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sort: Size, Descending' })).toBeVisible();
    await page.getByRole('radio', { name: 'List', exact: true }).first().click();
  });
  await test.step('the view mode', async () => {
    await page.getByRole('button', { name: 'Filters' }).click();
    const mode = page.getByRole('radiogroup', { name: 'View mode' });
    await mode.getByRole('radio', { name: 'List' }).click();
    await expect(page.getByRole('grid', { name: 'Documents' })).toBeVisible();
    await page.goto(`${server.url}/dashboard`);
    await page.goto(`${server.url}/documents`);
    await expect(page.getByRole('grid', { name: 'Documents' })).toBeVisible();
  });
});

test('DOC-03: where there are no files, both screens say how to begin', async ({
  page,
  ownServer: server,
}) => {
  await signIn(page, server.url);
  for (const { path, kind, empty, toBegin, first } of [
    {
      ...{ path: 'documents', kind: 'document', empty: 'No documents found' },
      ...{ toBegin: 'Upload documents to get started', first: 'Upload First Document' },
    },
    {
      ...{ path: 'drawings', kind: 'drawing', empty: 'No drawings found' },
      ...{ toBegin: 'Upload CAD drawings to get started', first: 'Upload First Drawing' },
    },
  ]) {
    const { rows } = await (await page.request.get(`${server.url}/api/files?kind=${kind}&limit=500`)).json();
    const ids = rows.map(({ id }: { id: string }) => id);
    const headers = { origin: server.url };
    await page.request.post(`${server.url}/api/files/changes`, { data: { action: 'delete', ids }, headers });
    await page.goto(`${server.url}/${path}`);
    await expect(page.getByText('No documents uploaded').first()).toBeVisible();
    await page.goto(`${server.url}/${path}?view=list`);
    await expect(page.getByText(empty)).toBeVisible();
    await expect(page.getByText(toBegin)).toBeVisible();
    await page.getByRole('button', { name: first }).click();
    await expect(
      page.getByRole('dialog', { name: `Upload ${path === 'documents' ? 'Documents' : 'Drawings'}` }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByPlaceholder(`Search ${path}...`).fill('zzzz');
    await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();
  }
});

/** '1.50 KB' in bytes. */
function bytesOf(cell: string): number {
  const [figure = '', unit = ''] = cell.split(' ');
  return Number(figure) * 1024 ** ['Bytes', 'KB', 'MB', 'GB'].indexOf(unit);
}

/** The page's own; the explorer's toolbar has another one. */
function uploadOf(page: Page) {
  return page.locator('[data-component="PageHeader"]').getByRole('button', { name: 'Upload', exact: true });
}
