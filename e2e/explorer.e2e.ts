import type { Page } from '@playwright/test';
import { clientNamed, create } from './support/create';
import {
  dragFiles,
  fileRow,
  focusedEntry,
  openFiles,
  openFolder,
  typeAhead,
  uploadFiles,
} from './support/explorer';
import { expect, test } from './support/fixtures';
import { forbidPointer, tabTo } from './support/keyboard';

const PROJECT_FOLDERS = [
  ...['Requirements', 'Design', 'Development', 'Testing', 'Documentation', 'Legal', 'Contracts', 'Images'],
  'Other',
];
const SCREEN_FOLDERS = [
  ...['Floor Plans', 'Electrical', 'HVAC', 'Plumbing', 'Structural', 'Site Plans', 'Elevations', 'Sections'],
  ...['Foundation', 'Landscape', 'Details', 'Other'],
];

const text = (name: string, content = `${name}\n`) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

/** The names of the entries in the order of the list. */
const names = (page: Page) =>
  page.getByRole('treegrid').getByRole('row').locator('bdi[title]').allTextContents();

test('FIL-01, FIL-02, GEN-15: folders are opened and left, searched, sorted and drawn two ways by the toolbar, and files are shown', async ({
  ownerPage: page,
  server,
}) => {
  await openFiles(page, server.url, /^Documents/);
  const tools = page.getByRole('group', { name: 'Files' });
  const button = (name: string) => tools.getByRole('button', { name, exact: true });
  const crumbs = tools.getByRole('navigation').getByRole('listitem');
  const search = page.getByPlaceholder('Search files and folders...');

  await test.step('the root shows folders; a double-click or Enter opens one', async () => {
    await expect(crumbs).toHaveText(['Project Documents']);
    await expect(
      page.getByRole('treegrid', { name: 'Folders' }).getByRole('row', { name: /^Design/ }),
    ).toBeVisible();
    await expect(button('Back')).toBeDisabled();
    await fileRow(page, 'Design').dblclick();
    await expect(crumbs).toHaveText(['Project Documents', 'Design']);
    await expect(fileRow(page, 'Design basis.pdf')).toContainText(
      /PDF.*1\.82 KB.*[A-Z][a-z]{2} \d{1,2}, 20\d\d, \d\d:\d\d [AP]M/,
    );
    await button('Home').click();
    await page.getByRole('treegrid').focus();
    await page.keyboard.type('leg');
    await page.keyboard.press('Enter');
    await expect(crumbs).toHaveText(['Project Documents', 'Legal']);
    await expect(page.getByText('No files in this folder')).toBeVisible();
  });
  await test.step('back and forward go through what was open', async () => {
    await button('Back').click();
    await expect(crumbs).toHaveText(['Project Documents']);
    await button('Back').click();
    await expect(crumbs).toHaveText(['Project Documents', 'Design']);
    await button('Forward').click();
    await button('Forward').click();
    await expect(crumbs).toHaveText(['Project Documents', 'Legal']);
    await expect(button('Forward')).toBeDisabled();
    await crumbs.getByRole('button', { name: 'Project Documents' }).click();
    await expect(crumbs).toHaveText(['Project Documents']);
  });
  await test.step('refresh reads again', async () => {
    const read = page.waitForResponse(/\/api\/files\/folders/);
    await button('Refresh').click();
    await read;
  });
  await test.step('search finds folders and files of all folders, and its hit is opened', async () => {
    await search.fill('des');
    await expect(fileRow(page, 'Design basis.pdf')).toBeVisible();
    await expect(page.getByRole('treegrid').getByRole('row', { name: /^Design\s*2 files/ })).toBeVisible();
    await search.fill('no such thing');
    await expect(page.getByText('No files match your search')).toBeVisible();
    await search.fill('');
  });
  await test.step('sorted by name, size, date and type, both ways', async () => {
    await openFolder(page, 'Design');
    for (const file of [text('b long.txt', 'x'.repeat(9_000)), text('c short.txt', 'x')]) {
      await uploadFiles(page, [file]);
      await expect(fileRow(page, file.name)).toBeVisible();
    }
    const sortBy = async (option: string) => {
      await tools.getByRole('button', { name: /^Sort: / }).click();
      await page.getByRole('menuitemradio', { name: option, exact: true }).click();
    };
    const [basis, load] = ['Design basis.pdf', 'Hoist load calculation.pdf'];
    for (const [by, order] of [
      ['Size', ['c short.txt', load, basis, 'b long.txt']],
      ['Date', [load, basis, 'b long.txt', 'c short.txt']],
      ['Name', ['b long.txt', 'c short.txt', basis, load]],
    ] as const) {
      await sortBy(by);
      await expect.poll(() => names(page)).toEqual(order);
      await sortBy('Descending');
      await expect.poll(() => names(page)).toEqual([...order].reverse());
      await sortBy('Ascending');
    }
    await sortBy('Type');
    await expect
      .poll(async () => (await names(page)).map((name) => name.slice(-3)))
      .toEqual(['pdf', 'pdf', 'txt', 'txt']);
    await sortBy('Name');
  });
  await test.step('tiles, remembered over a reload', async () => {
    await tools.getByRole('radio', { name: 'Grid' }).click();
    await expect(
      page.getByRole('grid', { name: 'Design' }).getByRole('gridcell', { name: /c short/ }),
    ).toBeVisible();
    await page.reload();
    await page.getByRole('tab', { name: /^Documents/ }).click();
    await expect(page.getByRole('grid', { name: 'Folders' })).toBeVisible();
    await tools.getByRole('radio', { name: 'List' }).click();
  });
  await test.step('a file is shown, and from there in a tab of its own', async () => {
    await openFolder(page, 'Design');
    await fileRow(page, 'b long.txt').dblclick();
    const dialog = page.getByRole('dialog', { name: 'b long.txt' });
    await expect(dialog).toContainText('x'.repeat(9_000));
    const opened = page.context().waitForEvent('page');
    await dialog.getByRole('link', { name: 'Open in New Tab' }).click();
    const tab = await opened;
    await expect(tab.locator('body')).toHaveText('x'.repeat(9_000));
    await tab.close();
    await page.keyboard.press('Escape');
  });
  await test.step('a project without documents says so', async () => {
    const clientId = await create(page, server.url, 'clients', clientNamed('Leerhaus'));
    const dates = { startDate: '2027-01-04', endDate: '2027-09-30', budgetMinor: 100, tasks: [] };
    await create(page, server.url, 'projects', { name: 'Leerstand', clientId, ...dates });
    await openFiles(page, server.url, /^Documents/, 'Leerstand');
    await expect(page.getByText('No documents uploaded').first()).toBeVisible();
  });
});

test('FIL-03, FIL-06: what is selected is counted, viewed, edited, renamed, downloaded and deleted; navigating clears it', async ({
  ownerPage: page,
  server,
}) => {
  await openFiles(page, server.url, /^Documents/);
  await openFolder(page, 'Legal');
  await uploadFiles(page, [text('Deed.txt'), text('Easement.txt', 'Right of way\n'), text('Lease.txt')]);
  await expect(fileRow(page, 'Lease.txt')).toBeVisible();
  const bar = page.locator('[data-part="selection"]');
  const act = (name: string) => bar.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');

  await test.step('by click, with Ctrl and with Shift; three actions need exactly one', async () => {
    await fileRow(page, 'Deed.txt').click();
    await expect(bar).toContainText('1 selected');
    for (const name of ['View', 'Edit', 'Rename']) await expect(act(name)).toBeEnabled();
    await fileRow(page, 'Lease.txt').click({ modifiers: ['Control'] });
    await expect(bar).toContainText('2 selected');
    await fileRow(page, 'Deed.txt').click();
    await fileRow(page, 'Lease.txt').click({ modifiers: ['Shift'] });
    await expect(bar).toContainText('3 selected');
    await expect(bar).toContainText('View, Edit and Rename need exactly one');
    for (const name of ['View', 'Edit', 'Rename']) await expect(act(name)).toBeDisabled();
    for (const name of ['Delete', 'Download']) await expect(act(name)).toBeEnabled();
    await openFolder(page, 'Contracts');
    await expect(bar).not.toContainText('selected');
    await openFolder(page, 'Legal');
    await expect(bar).not.toContainText('selected');
  });
  await test.step('a text is edited with its description and category, and kept when its editor is left', async () => {
    await fileRow(page, 'Easement.txt').click();
    await act('Edit').click();
    const content = dialog.getByRole('textbox', { name: 'Text' });
    await expect(content).toHaveValue('Right of way\n');
    await content.fill('Right of way, 4 m wide: Überfahrt\n');
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Along the canal');
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog', { name: 'Discard your changes?' })
      .getByRole('button', { name: 'Keep Editing' })
      .click();
    await dialog.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Contracts' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(fileRow(page, 'Easement.txt')).toHaveCount(0);
    await openFolder(page, 'Contracts');
    await fileRow(page, 'Easement.txt').dblclick();
    await expect(dialog).toContainText('Right of way, 4 m wide: Überfahrt');
    await expect(dialog).toContainText('Along the canal');
    await page.keyboard.press('Escape');
    const { rows } = await (await page.request.get(`${server.url}/api/files?search=easement`)).json();
    const stored = await page.request.get(`${server.url}/api/files/${rows[0].id}/content`);
    expect(await stored.text()).toBe('Right of way, 4 m wide: Überfahrt\n');
    expect(rows).toMatchObject([{ category: 'Contracts', description: 'Along the canal', size: 35 }]);
  });
  await test.step('what cannot be edited says so', async () => {
    await openFolder(page, 'Design');
    await fileRow(page, 'Design basis.pdf').click();
    await act('Edit').click();
    await expect(dialog).toContainText('The content of a file of this kind (PDF) cannot be edited here');
    await page.keyboard.press('Escape');
  });
  await test.step('renamed in place: Enter and blur keep, Escape and an empty name do not, another ending is refused', async () => {
    await openFolder(page, 'Legal');
    const field = page.getByRole('textbox', { name: /^New name for / });
    const rename = async (typed: string, end: () => Promise<unknown>) => {
      await act('Rename').click();
      await field.fill(typed);
      await end();
    };
    await fileRow(page, 'Deed.txt').click();
    await rename('Not this.txt', () => page.keyboard.press('Escape'));
    await expect(fileRow(page, 'Deed.txt')).toBeVisible();
    await rename('   ', () => page.keyboard.press('Enter'));
    await expect(fileRow(page, 'Deed.txt')).toBeVisible();
    await rename('Deed 1.exe', () => page.keyboard.press('Enter'));
    await expect(field).toHaveAccessibleDescription('A file keeps its type: its name has to end in .txt');
    await field.fill('Deed 1.txt');
    await page.keyboard.press('Enter');
    await expect(fileRow(page, 'Deed 1.txt')).toBeVisible();
    await rename('Deed 2.txt', () => page.getByRole('tab', { name: /^Documents/ }).focus());
    await expect(fileRow(page, 'Deed 2.txt')).toBeVisible();
  });
});

test('FIL-05, FIL-07, FIL-09: folders are the categories of their place; own ones are made, renamed with their files, and deleted into Other', async ({
  ownerPage: page,
  server,
}) => {
  await openFiles(page, server.url, /^Documents/);
  const folders = page.getByRole('tree').getByRole('treeitem');
  const folderNames = async () => (await folders.allTextContents()).map((name) => name.replace(/\d+$/, ''));
  const explorer = page.getByRole('region', { name: 'Documents' });
  const dialog = page.getByRole('dialog');
  const fromMenu = async (name: string) => {
    await explorer.getByRole('button', { name: 'Folder', exact: true }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  const named = async (name: string) => {
    await dialog.getByRole('textbox', { name: 'Folder name' }).fill(name);
    await page.keyboard.press('Enter');
  };
  const ofFile = async (name: string) =>
    (await (await page.request.get(`${server.url}/api/files?search=${name}`)).json()).rows[0]?.category;

  await expect(explorer).toHaveCSS('height', '600px');
  await expect(folders.filter({ hasText: 'Design' })).toBeVisible();
  expect(await folderNames()).toEqual(PROJECT_FOLDERS);
  await test.step('made, trimmed; a name that is there is refused, an empty one ignored', async () => {
    await openFolder(page, 'Design');
    await fromMenu('New Folder');
    await expect(dialog).toHaveAccessibleName('Create New Folder');
    await named('   ');
    await expect(dialog).toBeVisible();
    await named(' design ');
    await expect(dialog.getByText('Folder name already exists')).toBeVisible();
    await named('  Outage early ');
    await expect(dialog).toHaveCount(0);
    await expect(folders.filter({ hasText: 'Outage early' })).toBeVisible();
    // Only folders that were made here are renamed and deleted.
    await explorer.getByRole('button', { name: 'Folder', exact: true }).click();
    for (const name of ['Rename Folder', 'Delete Folder'])
      await expect(page.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
  });
  await test.step('renamed with its files, copied into and moved out of', async () => {
    await openFolder(page, 'Outage early');
    await uploadFiles(page, [text('Outage.txt')]);
    await expect(fileRow(page, 'Outage.txt')).toBeVisible();
    await fromMenu('Rename Folder');
    await expect(dialog).toHaveAccessibleName('Rename Folder');
    await named('Outage late');
    await expect(page.getByRole('treegrid', { name: 'Outage late' })).toBeVisible();
    await expect(fileRow(page, 'Outage.txt')).toBeVisible();
    expect(await ofFile('outage.txt')).toBe('Outage late');
    await fileRow(page, 'Outage.txt').click();
    for (const [item, verb, where] of [
      ['Copy Selected', 'Copy', 'Legal'],
      ['Move Selected', 'Move', 'Images'],
    ] as const) {
      await fromMenu(item);
      await dialog.getByRole('treeitem', { name: new RegExp(`^${where}`) }).click();
      await dialog.getByRole('button', { name: verb, exact: true }).click();
      await expect(dialog).toHaveCount(0);
    }
    await expect(fileRow(page, 'Outage.txt')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(fileRow(page, 'Outage.txt')).toBeVisible();
  });
  await test.step('dragged to another folder, and copied with Ctrl', async () => {
    await fileRow(page, 'Outage.txt').dragTo(folders.filter({ hasText: 'Requirements' }));
    await expect(fileRow(page, 'Outage.txt')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(fileRow(page, 'Outage.txt')).toBeVisible();
  });
  await test.step('deleted: its files go to Other, home is open; Undo brings both back', async () => {
    await fromMenu('Delete Folder');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete "Outage late"?');
    await expect(question).toContainText('All files in this folder will be moved to "Other".');
    await question.getByRole('button', { name: 'Delete Folder' }).click();
    await expect(page.getByRole('treegrid', { name: 'Folders' })).toBeVisible();
    await expect(folders.filter({ hasText: 'Outage late' })).toHaveCount(0);
    await openFolder(page, 'Other');
    await expect(fileRow(page, 'Outage.txt')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await openFolder(page, 'Outage late');
    await expect(fileRow(page, 'Outage.txt')).toBeVisible();
  });
  await test.step('the screens have their own set, and show what is of none of it', async () => {
    for (const screen of ['documents', 'drawings']) {
      await page.goto(`${server.url}/${screen}`);
      await expect(folders.filter({ hasText: 'Floor Plans' })).toBeVisible();
      const shown = await folderNames();
      expect(shown.filter((name) => SCREEN_FOLDERS.includes(name))).toEqual(SCREEN_FOLDERS);
      expect(shown.at(-1)).toBe('Other');
      expect(shown.includes('Outage late')).toBe(screen === 'documents');
    }
  });
});

test('FIL-04, FIL-05, FIL-08: dropped files ask for a category, show how far each is, and land in the folder; what may not is named', async ({
  ownerPage: page,
  server,
}) => {
  await openFiles(page, server.url, /^Documents/);
  const explorer = page.getByRole('region', { name: 'Documents' });
  const dialog = page.getByRole('dialog', { name: 'Uploading Files' });
  await openFolder(page, 'Development');
  await expect(explorer).toContainText('0 files in Development');

  const drag = await dragFiles(page.getByRole('treegrid'), [
    text('Log.txt', 'One line\n'),
    { name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
    { name: 'Large.txt', mimeType: 'text/plain', buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 'x') },
  ]);
  await expect(explorer).toContainText('Drop files here to upload');
  await drag.drop();
  await expect(dialog.getByText('Upload Errors')).toBeVisible();
  await expect(dialog).toContainText('setup.exe: File type not allowed');
  await expect(dialog).toContainText('Large.txt: File size exceeds 10MB limit');
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(dialog.getByText('Upload Errors')).toHaveCount(0);
  await expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveText('Development');
  await dialog.getByRole('textbox', { name: /^Description/ }).fill('From the site');
  await dialog.getByRole('button', { name: 'Upload 1 File' }).click();
  await expect(page.getByText('Upload complete')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(fileRow(page, 'Log.txt')).toBeVisible();
  await expect(explorer).toContainText('1 file in Development');
  await expect(explorer).toContainText('9 Bytes in Development');
  const { rows } = await (await page.request.get(`${server.url}/api/files?search=log.txt`)).json();
  expect(rows).toMatchObject([
    { category: 'Development', description: 'From the site', uploadedByName: 'Marta Lindqvist' },
  ]);

  await test.step('from home it goes to Other', async () => {
    await explorer.getByRole('button', { name: 'Home', exact: true }).click();
    await (await dragFiles(page.getByRole('treegrid'), [text('Loose.txt')])).drop();
    await expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveText('Other');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  });
  await test.step('onto a folder it goes there', async () => {
    const folder = page.getByRole('treeitem', { name: /^Images/ });
    await (await dragFiles(folder, [text('Loose.txt')])).drop();
    await expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveText('Images');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
});

test('FIL-10: by keyboard alone a file is uploaded, renamed, moved, shown, deleted and brought back', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  const onlyKeys = await forbidPointer(page);
  const { rows } = await (await page.request.get(`${server.url}/api/projects?search=spillway`)).json();
  await page.goto(`${server.url}/projects/edit?id=${rows[0].id}`);
  await tabTo(page, page.getByRole('tab', { name: 'Project Details' }));
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const explorer = page.getByRole('region', { name: 'Documents' });
  const grid = page.getByRole('treegrid');
  const focused = () => focusedEntry(page);

  await test.step('uploaded', async () => {
    const choosing = page.waitForEvent('filechooser');
    await tabTo(page, explorer.getByRole('button', { name: 'Upload' }));
    await page.keyboard.press('Enter');
    await (await choosing).setFiles([text('Alpha.txt', 'Alpha\n'), text('Beta.txt'), text('Gamma.txt')]);
    const dialog = page.getByRole('dialog', { name: 'Uploading Files' });
    await tabTo(page, dialog.getByRole('button', { name: 'Upload 3 Files' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  });
  await test.step('found in Other, by typing ahead', async () => {
    await tabTo(page, grid);
    await page.keyboard.press('End');
    await expect.poll(focused).toContain('Other');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('treegrid', { name: 'Other' })).toBeVisible();
    await expect(fileRow(page, 'Beta.txt')).toBeVisible();
    await typeAhead(page, 'bet', 'Beta.txt');
  });
  await test.step('ranges and single ones', async () => {
    const selected = page.getByRole('row', { selected: true });
    await page.keyboard.press('Shift+ArrowDown');
    await expect(selected).toHaveCount(2);
    await page.keyboard.press('Control+Space');
    await expect(selected).toHaveCount(1);
    await page.keyboard.press('Control+A');
    await expect(page.locator('[data-part="selection"]')).toContainText(/^\d+ selected/);
    await page.keyboard.press('Escape');
    await expect(selected).toHaveCount(0);
  });
  await test.step('renamed', async () => {
    await typeAhead(page, 'alp', 'Alpha.txt');
    await page.keyboard.press('F2');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Omega.txt');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toContain('Omega.txt');
  });
  await test.step('moved by Move to... of its menu, and by cut and paste', async () => {
    await page.keyboard.press('Shift+F10');
    const item = page.getByRole('menuitem', { name: 'Move to...' });
    for (let step = 0; step < 12; step += 1) {
      if (await item.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Move "Omega.txt"' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('l');
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Move', exact: true }));
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(fileRow(page, 'Omega.txt')).toHaveCount(0);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('l');
    await page.keyboard.press('Enter');
    await expect(fileRow(page, 'Omega.txt')).toBeVisible();
    await page.keyboard.press('o');
    await page.keyboard.press('Control+X');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('r');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('treegrid', { name: 'Requirements' })).toBeVisible();
    await page.keyboard.press('Control+V');
    await expect(fileRow(page, 'Omega.txt')).toBeVisible();
    await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText('Requirements');
  });
  await test.step('shown', async () => {
    await page.keyboard.press('o');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Omega.txt' })).toContainText('Alpha');
    await page.keyboard.press('Escape');
    await expect(grid).toBeFocused();
  });
  await test.step('deleted, and back by Undo', async () => {
    await page.keyboard.press('Delete');
    const question = page.getByRole('alertdialog', { name: 'Delete "Omega.txt"?' });
    await tabTo(page, question.getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    await expect(grid).toBeFocused();
    await expect(fileRow(page, 'Omega.txt')).toHaveCount(0);
    await page.keyboard.press('Control+Z');
    await expect(fileRow(page, 'Omega.txt')).toBeVisible();
  });
  onlyKeys();
});
