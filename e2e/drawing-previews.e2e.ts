import { basename } from 'node:path';
import type { Locator } from '@playwright/test';
import { fromCorpus } from '../packages/file-explorer/src/testing/corpus';
import { someDwg } from '../packages/file-explorer/src/testing/someDwg';
import { someZip } from '../packages/file-explorer/src/testing/someZip';
import { fileRow, type GivenFile, openFiles, openFolder, uploadFiles } from './support/explorer';
import { expect, test } from './support/fixtures';
import { pngOf } from './support/pngOf';
import { watchForScripts } from './support/watchForScripts';

const svg = (name: string, rest: string, before = ''): GivenFile => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 100">${rest}</svg>`,
  ),
});
const dwg = (name: string, pictures: Parameters<typeof someDwg>[0]): GivenFile => ({
  name,
  mimeType: 'image/vnd.dwg',
  buffer: Buffer.from(someDwg(pictures)),
});
const zip = (name: string, entries: Parameters<typeof someZip>[0]): GivenFile => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(someZip(entries)),
});

test('FIL-11, ASVS-25, ASVS-26, ASVS-29: SVG is a picture that runs nothing, ZIP lists its contents, DWG says its version and shows its own small picture', async ({
  ownerPage: page,
  server,
}) => {
  const complaints = await watchForScripts(page, server.url);
  const dialog = page.getByRole('dialog');
  const picture = dialog.locator('[data-component="FilePreview"] img');
  const note = dialog.getByRole('note');
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  const show = async (name: string) => {
    await fileRow(page, name).dblclick();
    await expect(dialog).toHaveAccessibleName(name);
  };

  await openFiles(page, server.url, /^Drawings/);
  await openFolder(page, 'Design');
  const run = 'window.__pwned=1;alert(1)';
  const given = [
    svg(
      'Plan.svg',
      `<script>${run}</script><rect width="200" height="100" fill="red"/><text y="50" onclick="${run}">Hall A-101</text><image href="http://127.0.0.1:1/leak.png" width="9" height="9"/>`,
    ),
    svg(
      'Adobe.svg',
      '<rect width="200" height="100" fill="blue"/>',
      '<!DOCTYPE svg [<!ENTITY ns_graphs "http://ns.adobe.com/Graphs/1.0/">]>',
    ),
    svg('Copies.svg', copiesOfCopies()),
    svg('Torn.svg', '<g>'),
    dwg('With picture.dwg', [[6, await pngOf(page, 'rgb(0, 160, 0)')]]),
    dwg('Without picture.dwg', []),
  ];
  await uploadFiles(page, given);
  await expect(fileRow(page, 'Without picture.dwg')).toBeVisible();

  await test.step('an SVG fits its room, zooms, says its texts, and leaves out what would run', async () => {
    await show('Plan.svg');
    await expect(picture).toBeVisible();
    await expect.poll(() => middleOf(picture)).toEqual([255, 0, 0]);
    await expect(note).toContainText('What this file would run or load from elsewhere');
    await expect(dialog.getByRole('region', { name: 'Text of the drawing' })).toHaveText('Hall A-101');
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    const before = await width();
    expect(before).toBeGreaterThan(300);
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(width).toBeGreaterThan(before * 1.2);
    expect(await page.evaluate(() => Reflect.get(window, '__pwned'))).toBeUndefined();
    await close();
    await show('Adobe.svg');
    await expect.poll(() => middleOf(picture)).toEqual([0, 0, 255]);
    await expect(note).toHaveCount(0);
    await close();
  });
  await test.step('one that multiplies its parts or is torn gives a message', async () => {
    await show('Copies.svg');
    await expect(dialog).toContainText('This drawing repeats its parts too often to be shown here.');
    await expect(dialog.getByRole('link', { name: 'Download' })).toBeVisible();
    await close();
    await show('Torn.svg');
    await expect(dialog).toContainText('This file is damaged');
    await close();
  });
  await test.step('a DWG says its version and shows the picture that it keeps, or that it keeps none', async () => {
    await show('With picture.dwg');
    await expect.poll(() => middleOf(picture)).toEqual([0, 160, 0]);
    await expect(dialog).toContainText('AutoCAD 2018');
    await expect(note).toContainText('small picture that the drawing program kept');
    await close();
    await show('Without picture.dwg');
    await expect(dialog).toContainText('This drawing keeps no small picture of itself.');
    await expect(dialog).toContainText('AutoCAD 2018');
    await close();
  });

  await openFiles(page, server.url, /^Documents/);
  await openFolder(page, 'Legal');
  await uploadFiles(page, [
    zip('Supplier.zip', [
      { name: 'Site/' },
      { name: 'Site/Lageplan Süd.dxf', content: 'drawing', flags: 0x800 },
      { name: '<img src=x onerror=alert(1)>.txt', content: 'x', flags: 1 },
    ]),
    zip(
      'Thousands.zip',
      Array.from({ length: 1_200 }, (_, at) => ({ name: `Sheet ${at + 1}.txt` })),
    ),
  ]);
  await expect(fileRow(page, 'Thousands.zip')).toBeVisible();
  await test.step('a ZIP lists what is in it, names passwords, and says when it does not list all', async () => {
    await show('Supplier.zip');
    const contents = dialog.getByRole('region', { name: 'Contents' });
    await expect(contents.getByRole('row')).toHaveCount(4);
    await expect(contents.getByRole('row', { name: 'Site/Lageplan Süd.dxf' })).toContainText(
      /7 Bytes.*Nov 18, 2026/,
    );
    await expect(contents.getByRole('rowheader', { name: /^<img src=x/ })).toContainText('(password)');
    await expect(note).toHaveText('1 of 3 entries are protected by a password.');
    await expect(dialog).toContainText('2 files');
    await close();
    await show('Thousands.zip');
    await expect(note).toHaveText('The first 1,000 of 1,200 entries are shown.');
    await close();
  });
  expect(complaints).toEqual([]);
});

test('FIL-11: each SVG and DWG of the corpus that is kept is shown', async ({ ownerPage: page, server }) => {
  const files = [
    'svg/ezdxf-dimvars1.svg.gz',
    'svg/own-malicious.svg',
    'dwg/ezdxf-807_1.dwg.gz',
    'dwg/filetype-line-weights.dwg',
  ].map((path) => ({ name: basename(path, '.gz'), mimeType: '', buffer: fromCorpus(path) }));
  const complaints = await watchForScripts(page, server.url);
  await openFiles(page, server.url, /^Drawings/);
  await openFolder(page, 'Design');
  await uploadFiles(page, files);
  const dialog = page.getByRole('dialog');
  for (const { name } of files) {
    await fileRow(page, name).dblclick();
    await expect(dialog).toHaveAccessibleName(name);
    const picture = dialog.locator('[data-component="FilePreview"] img');
    await expect(picture).toBeVisible();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  expect(await page.evaluate(() => Reflect.get(window, '__pwned'))).toBeUndefined();
  expect(complaints).toEqual([]);
});

/** Twenty-five groups, each of two copies of the one before: 33 million shapes. */
function copiesOfCopies(): string {
  const groups = Array.from(
    { length: 25 },
    (_, at) => `<g id="g${at + 1}"><use href="#g${at}"/><use href="#g${at}"/></g>`,
  );
  return `<rect id="g0" width="9" height="9"/>${groups.join('')}`;
}

/** Red, green and blue near the middle of a picture that is shown. */
async function middleOf(picture: Locator): Promise<number[]> {
  return picture.evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [100, 100];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, 100, 100);
    return [...(context?.getImageData(75, 75, 1, 1).data ?? [])].slice(0, 3);
  });
}
