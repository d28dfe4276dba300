import type { Locator, Page } from '@playwright/test';
import { fileRow, type GivenFile, openFiles, openFolder, uploadFiles } from './support/explorer';
import { expect, test } from './support/fixtures';
import { newManager } from './support/people';
import { projectNamed } from './support/projectNamed';
import { storeFile } from './support/storeFile';

/** A drawing with one text. */
const svg = (name: string, words: string): GivenFile => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="90" height="60"/><text y="50">${words}</text></svg>`,
  ),
});

/** A DXF with a line, and a title block that says its number. */
const titled = (number: string) =>
  [
    ...['0', 'SECTION', '2', 'ENTITIES'],
    ...['0', 'LINE', '8', '0', '10', '0', '20', '0', '11', '9', '21', '9'],
    ...['0', 'INSERT', '8', '0', '66', '1', '2', 'TITLE', '10', '0', '20', '0'],
    ...['0', 'ATTRIB', '8', '0', '10', '1', '20', '1', '40', '1', '1', number, '2', 'DRAWING_NO', '70', '0'],
    ...['0', 'SEQEND', '0', 'ENDSEC', '0', 'EOF', ''],
  ].join('\n');

test('FIL-11, GEN-10: an uploaded drawing with a number that exists becomes its next revision; each is opened, downloaded and restored, and rows show, sort and filter by what is said of them', async ({
  ownerPage: page,
  server,
}) => {
  const projectId = await projectNamed(page, server.url, 'Spillway gate renewal');
  await storeDrawing(page, server.url, projectId, svg('A-900 Pump room.svg', 'the first'));
  await openFiles(page, server.url, /^Drawings/);
  await openFolder(page, 'Design');
  const dialog = page.getByRole('dialog');
  const row = fileRow(page, 'A-900 Pump room');
  const history = dialog.getByRole('region', { name: 'Revisions' }).getByRole('listitem');

  await test.step('the number in its name makes it revision B, unless somebody wants a new file', async () => {
    await expect(row).toContainText(/A-900.*A.*Draft/);
    const input = page.locator('section[data-component=FileExplorer] input[type=file]');
    await input.setInputFiles([
      svg('A-900 Pump room, moved.svg', 'the second'),
      svg('A-901 Pump stand.svg', 'new'),
      { name: 'plan.dxf', mimeType: 'image/vnd.dxf', buffer: Buffer.from(titled('A-900')) },
      { name: 'sketch.dxf', mimeType: 'image/vnd.dxf', buffer: Buffer.from(titled('A-201')) },
    ]);
    await expect(dialog.getByRole('combobox', { name: 'Upload A-900 Pump room, moved.svg as' })).toHaveText(
      'Revision B of A-900',
    );
    await expect(dialog.getByRole('combobox', { name: /^Upload (A-901|plan)/ })).toHaveCount(0);
    const sketch = dialog.getByRole('combobox', { name: 'Upload sketch.dxf as' });
    await expect(sketch).toHaveText(/^Revision [B-Z] of A-201 in Floor Plans$/);
    await sketch.click();
    await page.getByRole('option', { name: 'Keep both' }).click();
    await dialog.getByRole('button', { name: 'Upload 4 Files' }).click();
    await expect(fileRow(page, 'A-900 Pump room, moved.svg')).toContainText(/B/);
    await expect(fileRow(page, 'A-900 Pump room')).toHaveCount(1);
    await expect(fileRow(page, 'A-901 Pump stand.svg')).toContainText(/A-901.*A.*Draft/);
    await expect(fileRow(page, 'sketch.dxf')).toContainText(/A-201.*A.*Draft/);
    await expect(fileRow(page, 'plan.dxf')).toContainText(/A-900.*A.*Draft/);
  });
  await test.step('what it was is there with who and when, opens, and is downloaded', async () => {
    await row.dblclick();
    await expect(history).toHaveCount(2);
    await expect(history.first()).toContainText(/B.*A-900 Pump room, moved.svg.*\d{4}.*Current/s);
    await expect(dialog.getByRole('region', { name: 'Text of the drawing' })).toHaveText('the second');
    await dialog.getByRole('button', { name: 'Open revision A' }).press('Enter');
    await expect(dialog.getByRole('status').filter({ hasText: 'Revision A of A-900' })).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Text of the drawing' })).toHaveText('the first');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download revision A' }).click();
    expect((await download).suggestedFilename()).toBe('A-900 Pump room.svg');
    await dialog.getByRole('button', { name: 'Back to the current revision' }).click();
    await expect(dialog.getByRole('region', { name: 'Text of the drawing' })).toHaveText('the second');
  });
  await test.step('restored, the first is revision C, and nothing is lost', async () => {
    await dialog.getByRole('button', { name: 'Restore revision A' }).press('Enter');
    // Its announcement says the same and more.
    const told = page.getByText('Revision A of "A-900 Pump room.svg" is current again', { exact: true });
    await expect(told).toBeVisible();
    await expect(history).toHaveCount(3);
    await expect(history.first()).toContainText(/^C/);
    await expect(dialog.getByRole('region', { name: 'Text of the drawing' })).toHaveText('the first');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText('C');
  });
  await test.step('a file without a number is made the next revision by choice, of a document too', async () => {
    await uploadRevision(page, 'A-901 Pump stand.svg', svg('from the shop.svg', 'welded'));
    await expect(dialog.getByRole('combobox', { name: 'Upload from the shop.svg as' })).toHaveText(
      'Revision B of A-901',
    );
    await dialog.getByRole('button', { name: 'Upload 1 File' }).click();
    await expect(fileRow(page, 'from the shop.svg')).toContainText(/A-901.*B.*Draft/);
    await page.getByRole('tab', { name: /^Documents/ }).click();
    await openFolder(page, 'Legal');
    const text = (content: string) => ({
      name: `${content}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(content),
    });
    await uploadFiles(page, [text('signed')]);
    await uploadRevision(page, 'signed.txt', text('countersigned'));
    await expect(dialog.getByRole('combobox', { name: 'Upload countersigned.txt as' })).toHaveText(
      'Revision 2 of signed.txt',
    );
    await dialog.getByRole('button', { name: 'Upload 1 File' }).click();
    await fileRow(page, 'countersigned.txt').dblclick();
    await expect(history).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Open revision 1' }).click();
    await expect(dialog.getByText('signed', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: /^Drawings/ }).click();
    await openFolder(page, 'Design');
  });
  await test.step('what is said of it is changed', async () => {
    await row.click();
    const editing = page.getByRole('dialog', { name: /^Edit/ });
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    await editing.getByRole('textbox', { name: 'Title' }).fill('Pumpenraum');
    await editing.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Approved' }).click();
    await editing.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('Approved');
  });
  await test.step('the list shows, filters and sorts by it', async () => {
    await page.goto(`${server.url}/drawings?view=list&project=${projectId}&sort=number`);
    const rows = page.getByRole('grid', { name: 'Drawings' }).getByRole('row');
    await expect(rows.nth(1)).toContainText(/A-201/);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Status' }).press('ArrowRight');
    await page.getByRole('menuitemcheckbox', { name: 'Approved' }).press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid', { name: 'Drawings' })).toContainText('Pumpenraum');
    await expect(page.getByRole('grid', { name: 'Drawings' })).not.toContainText('A-901');
    await expect(page).toHaveURL(/status=Approved/);
    await page
      .getByRole('searchbox', { name: /Search drawings/ })
      .or(page.getByPlaceholder('Search drawings...'))
      .fill('pumpenr');
    await expect(rows).toHaveCount(2);
  });
});

test('FIL-11, SRV-02: of two who upload revision B at once one is B, and the other is told and becomes C or leaves it', async ({
  ownerPage: page,
  server,
  browser,
}) => {
  const projectId = await projectNamed(page, server.url, 'Spillway gate renewal');
  const id = await storeDrawing(page, server.url, projectId, svg('A-910 Intake.svg', 'the first'));
  const { theirs, leave } = await newManager(page, browser, server.url);
  await openFiles(page, server.url, /^Drawings/);
  await openFolder(page, 'Design');
  await page
    .locator('section[data-component=FileExplorer] input[type=file]')
    .setInputFiles([svg('A-910 Intake rev B.svg', 'of the owner')]);
  const mine = page.getByRole('dialog', { name: 'Uploading Files' });
  await expect(mine.getByRole('combobox', { name: /^Upload A-910/ })).toHaveText('Revision B of A-910');

  await theirs.goto(`${server.url}/drawings?project=${projectId}`);
  await theirs.getByRole('button', { name: 'Upload', exact: true }).first().click();
  const dialog = theirs.getByRole('dialog', { name: 'Upload Drawings' });
  await dialog.locator('input[type=file]').setInputFiles([svg('A-910 Intake rev B.svg', 'of the manager')]);
  await expect(dialog.getByRole('combobox', { name: /^Upload A-910/ })).toHaveText(
    'Revision B of A-910 in Design',
  );
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(theirs.getByText('Upload complete').first()).toBeVisible();

  await mine.getByRole('button', { name: 'Upload 1 File' }).click();
  await expect(mine.getByText('A-910 has become revision B meanwhile.').first()).toBeVisible();
  expect(await revisionsOf(page, server.url, id)).toEqual(['B', 'A']);
  await mine.getByRole('button', { name: 'Retry A-910 Intake rev B.svg' }).click();
  await expect(fileRow(page, 'A-910')).toContainText('C');
  expect(await revisionsOf(page, server.url, id)).toEqual(['C', 'B', 'A']);
  const content = await page.request.get(`${server.url}/api/files/${id}/content?revision=2`);
  expect(await content.text()).toContain('of the manager');
  await leave();
});

test('FIL-12, FIL-05: what a drop has already is asked about one by one and for all at once; a taken name is refused, and nothing comes twice in silence', async ({
  ownerPage: page,
  server,
}) => {
  const projectId = await projectNamed(page, server.url, 'Spillway gate renewal');
  const note = (name: string, words: string): GivenFile => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(words),
  });
  const names = Array.from({ length: 45 }, (_, index) => `Inspection note ${index + 1}.txt`);
  const input = page.locator('section[data-component=FileExplorer] input[type=file]');
  const dialog = page.getByRole('dialog', { name: 'Uploading Files' });
  const choiceOf = (name: string) => dialog.getByRole('combobox', { name: `Upload ${name} as` });
  const ofAll = dialog.getByRole('combobox', { name: /files are there already/ });
  const choose = async (box: Locator, option: string) => {
    await box.click();
    await page.getByRole('option', { name: option }).click();
  };
  await openFiles(page, server.url, /^Documents/);
  await openFolder(page, 'Contracts');
  await input.setInputFiles(names.map((name) => note(name, 'first')));
  await expect(choiceOf(names[0] ?? '')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Upload 45 Files' }).click();
  await expect(dialog).toBeHidden();

  await test.step('of 45 the same and one that is new: all skipped but two', async () => {
    await input.setInputFiles([
      ...names.map((name) => note(name.toUpperCase(), 'second')),
      note('New.txt', 'new'),
    ]);
    await expect(choiceOf('INSPECTION NOTE 45.TXT')).toHaveText('Revision 2 of Inspection note 45.txt');
    await expect(ofAll).toHaveText('Next revisions');
    await choose(ofAll, 'Skip');
    await expect(dialog.getByRole('button', { name: 'Upload 1 File' })).toBeVisible();
    await choose(choiceOf('INSPECTION NOTE 1.TXT'), 'Revision 2 of Inspection note 1.txt');
    await choose(choiceOf('INSPECTION NOTE 45.TXT'), 'Keep both');
    await expect(ofAll).toHaveText('As chosen for each');
    await dialog.getByRole('button', { name: 'Upload 3 Files' }).click();
    await expect(dialog.getByText('Stored as INSPECTION NOTE 45 (2).TXT')).toBeVisible();
    await expect(dialog).toBeHidden();
    const { rows, total } = await (
      await page.request.get(
        `${server.url}/api/files?kind=document&project=${projectId}&category=Contracts&search=note`,
      )
    ).json();
    expect(total).toBe(46);
    const revised = rows.filter(({ revision }: { revision: string }) => revision !== '1');
    expect(revised).toMatchObject([{ name: 'INSPECTION NOTE 1.TXT', revision: '2' }]);
  });
  await test.step('in another folder it is asked too, and both are kept unless somebody says otherwise', async () => {
    await input.setInputFiles([note('New.txt', 'newer')]);
    await expect(choiceOf('New.txt')).toHaveText('Revision 2 of New.txt');
    await choose(dialog.getByRole('combobox', { name: 'Category' }), 'Legal');
    await expect(choiceOf('New.txt')).toHaveText('Keep both');
    await choiceOf('New.txt').click();
    await expect(page.getByRole('option', { name: 'Revision 2 of New.txt in Contracts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Upload 1 File' }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('a name that another file has is refused where it is typed, and what is moved to it stays', async () => {
    await openFolder(page, 'Legal');
    await fileRow(page, 'New.txt').click();
    await page.keyboard.press('F2');
    await page.getByRole('textbox', { name: /New\.txt/ }).fill('Old.txt');
    await page.keyboard.press('Enter');
    await expect(fileRow(page, 'Old.txt')).toBeVisible();
    await uploadFiles(page, [note('New.txt', 'third')]);
    await fileRow(page, 'New.txt').click();
    await page.keyboard.press('F2');
    await page.getByRole('textbox', { name: /New\.txt/ }).fill('OLD.txt');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('There is a file “OLD.txt” in this folder already. Choose another name'),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(fileRow(page, 'New.txt')).toBeVisible();
  });
  await test.step('the screen of all documents asks the same', async () => {
    await page.goto(`${server.url}/documents?project=${projectId}&category=Contracts`);
    await page.getByRole('button', { name: 'Upload', exact: true }).first().click();
    const upload = page.getByRole('dialog', { name: 'Upload Documents' });
    await upload
      .locator('input[type=file]')
      .setInputFiles(names.slice(1, 3).map((name) => note(name, 'again')));
    const all = upload.getByRole('combobox', { name: '2 files are there already: upload all as' });
    await expect(all).toHaveText('Next revisions');
    await choose(upload.getByRole('combobox', { name: 'Category' }), 'Other');
    await expect(all).toHaveText('Keep both');
    await choose(all, 'Skip');
    const start = upload.getByRole('button', { name: 'Upload', exact: true });
    await expect(start).toBeDisabled();
    await choose(upload.getByRole('combobox', { name: 'Upload Inspection note 2.txt as' }), 'Keep both');
    await start.click();
    await expect(page.getByRole('dialog').getByText('Skipped')).toBeVisible();
  });
});

/** Chooses a file to be the next revision of one that is shown. */
async function uploadRevision(page: Page, of: string, file: GivenFile): Promise<void> {
  await fileRow(page, of).click({ button: 'right' });
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'Upload revision...' }).click();
  await (await choosing).setFiles([file]);
}

function storeDrawing(
  page: Page,
  url: string,
  projectId: string,
  { name, buffer }: GivenFile,
): Promise<string> {
  return storeFile(page, url, { kind: 'drawing', projectId, name, category: 'Design', content: buffer });
}

async function revisionsOf(page: Page, url: string, id: string): Promise<string[]> {
  const { rows } = await (await page.request.get(`${url}/api/files/${id}/revisions`)).json();
  return rows.map(({ revision }: { revision: string }) => revision);
}
