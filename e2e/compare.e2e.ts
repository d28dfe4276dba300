import type { Locator, Page } from '@playwright/test';
import { fromCorpus } from '../packages/file-explorer/src/testing/corpus';
import { block, insert, layer, line, someDxf, text } from '../packages/file-explorer/src/testing/someDxf';
import { axeFaults } from './support/axeFaults';
import { fileRow, openFiles, openFolder } from './support/explorer';
import { expect, test } from './support/fixtures';
import { floorPlanRevisionB } from './support/floorPlanRevisionB';
import { pdfOf } from './support/pdfBytes';
import { pngOf } from './support/pngOf';
import { projectNamed } from './support/projectNamed';
import { storeFile, storeRevision } from './support/storeFile';
import { watchForScripts } from './support/watchForScripts';

const LAYERS = [layer('0', 7), layer('Walls', 1), layer('Fixtures', 3)];
const SINK = [block('SINK', line('0', 0, 0, 10, 0), line('0', 0, 0, 0, 10))];
const sinkAt = (x: number, y: number) => insert('Fixtures', 'SINK', x, y);
const frame = [line('Walls', 0, 0, 1000, 0), line('Walls', 0, 0, 0, 800)];

/** A room before and after: a wall is moved, the sink is gone, a text is another, a line came. */
const BEFORE = someDxf({
  layers: LAYERS,
  blocks: SINK,
  entities: [...frame, line('Walls', 200, 0, 200, 800), sinkAt(900, 700), text('0', 500, 100, 'BEDROOM 2')],
});
const AFTER = someDxf({
  layers: LAYERS,
  blocks: SINK,
  // In another order, as programs write them.
  entities: [
    line('Walls', 250, 0, 250, 800),
    text('0', 500, 100, 'HOME OFFICE'),
    ...frame,
    line('Walls', 600, 400, 700, 400),
  ],
});

const svg = (shape: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="90" height="60" fill="#333"/>${shape}</svg>`;

test('FIL-11: two revisions of a drawing are compared: what moved, went, came and was renamed stands in a list that is stepped through by keys, and is drawn in more than colours', async ({
  ownerPage: page,
  server,
}) => {
  const complaints = await watchForScripts(page, server.url);
  const store = await storing(page, server.url, 'drawing');
  await store('A-930 Room.dxf', BEFORE, AFTER);
  await store('A-931 Detail.svg', svg(''), svg('<circle cx="150" cy="50" r="20"/>'));
  await store('A-932 Torn.dxf', BEFORE.slice(0, -40), AFTER);
  await openFiles(page, server.url, /^Drawings/);
  await openFolder(page, 'Design');
  const dialog = page.getByRole('dialog', { name: /^Compare revisions of/ });
  const changes = changesIn(dialog);

  await test.step('of a DXF by its entities', async () => {
    await openComparison(page, 'A-930 Room');
    await expect(changes).toHaveText([
      /1 line moved 50 mm to the right.*Walls/,
      /Block SINK removed.*Fixtures/,
      /1 line added.*Walls/,
      /“BEDROOM 2” is “HOME OFFICE” now/,
    ]);
    await expect(dialog.getByText('Unchanged')).toBeVisible();
    await expect(dialog.getByText('2 entities', { exact: true })).toBeVisible();
    expect(await inkOf(page, dialog)).toMatchObject({ red: true, green: true });
    expect(await axeFaults(page, { within: '[role="dialog"]' })).toEqual([]);
  });
  await test.step('the list is stepped through by keys', async () => {
    const next = dialog.getByRole('button', { name: 'Next change' });
    await next.press('Enter');
    await expect(changes.first().getByRole('button')).toHaveAttribute('aria-current', 'true');
    await expect(dialog.getByRole('status').filter({ hasText: '1 line moved 50 mm' })).toHaveCount(1);
    // It is as high as the drawing, all of which is seen.
    await expect(dialog.getByText('Fit', { exact: true })).toBeVisible();
    await next.press('Enter');
    await expect(dialog.getByText('2 / 4')).toBeVisible();
    await dialog.getByRole('button', { name: 'Previous change' }).press('Enter');
    await dialog.getByRole('button', { name: 'Previous change' }).press('Enter');
    await expect(dialog.getByText('4 / 4')).toBeVisible();
    await expect(dialog.getByText(/^[1-9]\d\d+ %$/)).toBeVisible();
  });
  await test.step('the slider shows one alone, or the other', async () => {
    const slider = dialog.getByRole('slider', { name: 'From A to B' });
    await slider.press('Home');
    await expect.poll(() => inkOf(page, dialog)).toMatchObject({ red: true, green: false });
    await slider.press('End');
    await expect.poll(() => inkOf(page, dialog)).toMatchObject({ red: false, green: true });
  });
  await test.step('layers say how much of them changed, and are hidden', async () => {
    await dialog.getByRole('button', { name: 'Layers' }).press('Enter');
    await page.getByRole('menuitemcheckbox', { name: '0 (+1 −1)' }).press('Enter');
    await expect.poll(() => inkOf(page, dialog)).toMatchObject({ green: false });
  });
  await test.step('the other way round, what was added is gone', async () => {
    await choose(page, dialog, 'From', /^Revision B/);
    await choose(page, dialog, 'To', /^Revision A/);
    await expect(changes.filter({ hasText: 'Block SINK added' })).toHaveCount(1);
    await choose(page, dialog, 'To', /^Revision B/);
    await expect(dialog.getByText('Nothing is different.')).toBeVisible();
    await closeBoth(page);
  });
  await test.step('of an SVG by its pixels', async () => {
    await openComparison(page, 'A-931 Detail');
    await expect(changes).toHaveText([/px added.*Middle right/]);
    expect(await inkOf(page, dialog)).toMatchObject({ red: false, green: true });
    await closeBoth(page);
  });
  await test.step('which of them is damaged is said', async () => {
    await openComparison(page, 'A-932 Torn');
    await expect(dialog).toContainText('Of the first: This DXF is damaged.');
    await closeBoth(page);
  });
  expect(complaints).toEqual([]);
});

test('FIL-11: two contents of a picture and of a PDF are compared by their pixels, with a tolerance, page by page', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  const store = await storing(page, server.url, 'document');
  await store('Site before.png', await pngOf(page, '#d0d0d0'), await pngOf(page, '#c8c8c8'));
  await store('Sheets.pdf', pdfOf(['Gate leaf', 'Hoist']), pdfOf(['Gate leaf', 'Winch', 'Parts']));
  const whole = await pngOf(page, '#d0d0d0');
  await store('Torn picture.png', whole, whole.subarray(0, 60));
  await openFiles(page, server.url, /^Documents/);
  await openFolder(page, 'Legal');

  await test.step('a picture, with a tolerance', async () => {
    const dialog = await openComparison(page, 'Site before');
    await expect(dialog.getByText('Nothing is different.')).toBeVisible();
    await dialog.getByRole('slider', { name: 'Tolerance' }).press('Home');
    await expect(changesIn(dialog)).toHaveText([/200 × 100 px added.*Middle/]);
    await closeBoth(page);
  });
  await test.step('a PDF, page by page', async () => {
    const dialog = await openComparison(page, 'Sheets');
    await expect(dialog.getByText('Nothing is different.')).toBeVisible();
    const next = dialog.getByRole('button', { name: 'Next page' });
    await next.press('Enter');
    await expect(changesIn(dialog).first()).toHaveText(/px changed.*Top/);
    expect(await inkOf(page, dialog)).toMatchObject({ red: true, green: true });
    await next.press('Enter');
    await expect(dialog.getByText('Page 3 is in the second file alone.')).toBeVisible();
    await expect(changesIn(dialog).first()).toHaveText(/px added/);
    await dialog.getByRole('button', { name: 'Previous page' }).press('Enter');
    await expect(changesIn(dialog).first()).toHaveText(/px changed.*Top/);
    await expect(dialog.getByRole('note')).toHaveCount(0);
    await closeBoth(page);
  });
  await test.step('one that is damaged is named', async () => {
    const dialog = await openComparison(page, 'Torn picture');
    await expect(dialog).toContainText('Of the second: This picture is damaged.');
    await closeBoth(page);
  });
});

test('FIL-11: of the corpus the moved lines, the deleted block and the renamed room are shown, and nothing else', async ({
  ownerPage: page,
  server,
}) => {
  const store = await storing(page, server.url, 'drawing');
  await store('A-940 Floor plan.dxf', fromCorpus('dxf/dxf-floorplan.dxf.gz'), floorPlanRevisionB());
  await openFiles(page, server.url, /^Drawings/);
  await openFolder(page, 'Design');
  const dialog = await openComparison(page, 'A-940 Floor plan');
  const titles = changesIn(dialog);
  await expect(titles.first()).toBeVisible();
  const told = await titles.allInnerTexts();
  const moved = told.flatMap((words) => /(\d+) lines? moved 8 \S+ to the right/.exec(words)?.[1] ?? []);
  expect(moved.map(Number).reduce((sum, count) => sum + count, 0)).toBe(36);
  const others = told.filter((words) => !/moved 8/.test(words));
  expect(others).toHaveLength(2);
  expect(others.join()).toContain('Block FIXT-DBLKIT32 removed');
  expect(others.join()).toContain('“BEDROOM 2” is “HOME OFFICE” now');
  expect(await inkOf(page, dialog)).toMatchObject({ red: true, green: true });
});

/** Stores a file of a project in two revisions. */
async function storing(page: Page, url: string, kind: 'document' | 'drawing') {
  const projectId = await projectNamed(page, url, 'Spillway gate renewal');
  return async (name: string, first: string | Buffer, second: string | Buffer) => {
    const file = { kind, projectId, name, category: kind === 'document' ? 'Legal' : 'Design' };
    const id = await storeFile(page, url, { ...file, content: Buffer.from(first) });
    await storeRevision(page, url, id, Buffer.from(second));
  };
}

/** The dialog in which the first content of a file is compared with its newest. */
async function openComparison(page: Page, name: string): Promise<Locator> {
  await fileRow(page, name).dblclick();
  const earlier = page.getByRole('dialog').getByRole('button', { name: /^Compare revision [A1]$/ });
  await earlier.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Compare revisions of/ });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The changes of a comparison, as the list of them. */
function changesIn(dialog: Locator): Locator {
  return dialog.getByRole('region', { name: 'Changes' }).getByRole('list').last().getByRole('listitem');
}

async function choose(page: Page, dialog: Locator, label: string, option: RegExp): Promise<void> {
  await dialog.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).click();
}

async function closeBoth(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: /^Compare/ }).press('Escape');
  await expect(page.getByRole('dialog', { name: /^Compare/ })).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Whether something red and something green is drawn. */
async function inkOf(page: Page, dialog: Locator): Promise<{ red: boolean; green: boolean }> {
  const picture = (await dialog.getByRole('application').screenshot()).toString('base64');
  return page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
    let [red, green] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
      if (r > g + 80 && r > b + 80) red += 1;
      if (g > r + 60 && g > b + 20) green += 1;
    }
    return { red: red > 20, green: green > 20 };
  }, picture);
}
