import { basename } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { fromCorpus } from '../packages/file-explorer/src/testing/corpus';
import { dxfOf, layer, line } from '../packages/file-explorer/src/testing/someDxf';
import { fileRow, type GivenFile, openFiles, openFolder, uploadFiles } from './support/explorer';
import { expect, test } from './support/fixtures';
import { tabTo } from './support/keyboard';
import { watchForScripts } from './support/watchForScripts';

const dxf = (name: string, buffer: Buffer): GivenFile => ({ name, mimeType: 'image/vnd.dxf', buffer });

/** A gate of four layers, one off and one frozen, with a line that lies far away, and texts of Windows-1250. */
function ownDrawing(): Buffer {
  const square = (name: string, size: number) =>
    [
      line(name, 0, 0, size, 0),
      line(name, size, 0, size, size),
      line(name, size, size, 0, size),
      line(name, 0, size, 0, 0),
    ].join('');
  const text = [
    dxfOf([0, 'SECTION'], [2, 'HEADER'], [9, '$ACADVER'], [1, 'AC1015']),
    dxfOf([9, '$DWGCODEPAGE'], [3, 'ANSI_1250'], [9, '$INSUNITS'], [70, 4], [0, 'ENDSEC']),
    dxfOf([0, 'SECTION'], [2, 'TABLES'], [0, 'TABLE'], [2, 'LAYER'], [70, 4]),
    layer('0', 7),
    layer('Leaf', 1),
    layer('Notes off', -3),
    layer('Old', 5, 1),
    dxfOf([0, 'ENDTAB'], [0, 'ENDSEC'], [0, 'SECTION'], [2, 'ENTITIES']),
    ...Array.from({ length: 40 }, (_, index) => square('Leaf', 100 - index)),
    square('Notes off', 90),
    square('Old', 80),
    line('0', 900_000, 900_000, 900_001, 900_001),
    dxfOf([0, 'TEXT'], [8, '0'], [10, 20], [20, 40], [40, 3], [1, 'Zasuwa g\xb3\xf3wna \\U+00D8200']),
    dxfOf([0, 'LEADER'], [8, '0'], [0, 'LEADER'], [8, '0'], [0, 'IMAGE'], [8, '0']),
    dxfOf([0, 'ENDSEC'], [0, 'EOF']),
  ].join('');
  return Buffer.from(text, 'latin1');
}

const OWN = ownDrawing();
const FILES = [
  dxf('Gate.dxf', OWN),
  dxf('Torn.dxf', OWN.subarray(0, OWN.length - 200)),
  dxf('Empty.dxf', Buffer.from(dxfOf([0, 'SECTION'], [2, 'ENTITIES'], [0, 'ENDSEC'], [0, 'EOF']))),
];

const nameOf = (dialog: Locator) => dialog.getByRole('application', { name: /^Drawing / });

/** How much of the drawing is not paper, in thousandths of its pixels. */
async function inkOf(page: Page, dialog: Locator): Promise<number> {
  const picture = (await nameOf(dialog).screenshot()).toString('base64');
  return page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    // Within the line of the focus, above the buttons.
    const { data = [] } = context?.getImageData(6, 6, bitmap.width - 12, bitmap.height - 70) ?? {};
    let ink = 0;
    for (let at = 0; at < data.length; at += 4)
      if ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) < 690) ink += 1;
    return (ink / (data.length / 4)) * 1000;
  }, picture);
}

test('FIL-11: a DXF is drawn with its layers, zoom, texts and what is not drawn; what is damaged says so, and no request leaves', async ({
  ownerPage: page,
  server,
}) => {
  const complaints = await watchForScripts(page, server.url);
  await openFiles(page, server.url, /^Drawings/);
  await openFolder(page, 'Design');
  await uploadFiles(page, FILES);
  await expect(fileRow(page, 'Torn.dxf')).toBeVisible();
  const dialog = page.getByRole('dialog');
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const show = async (name: string) => {
    await fileRow(page, name).dblclick();
    await expect(dialog).toHaveAccessibleName(name);
  };

  await test.step('what is in it is drawn, without the line that lies far away', async () => {
    await show('Gate.dxf');
    await expect(nameOf(dialog)).toBeVisible();
    await expect(dialog.getByText('AutoCAD 2000 · 100 × 100 mm')).toBeVisible();
    await expect(dialog.getByRole('note')).toHaveText('Not drawn: 2 leaders, 1 image.');
    await expect.poll(() => inkOf(page, dialog)).toBeGreaterThan(5);
  });
  await test.step('its texts are there to be read and found', async () => {
    const texts = dialog.getByRole('region', { name: 'Text of the drawing' });
    await expect(texts.getByRole('listitem')).toHaveText(['Zasuwa główna Ø200']);
    await press('Find in this file');
    await dialog.getByRole('searchbox', { name: 'Find in this file' }).fill('główna');
    await expect(dialog.getByText('1 of 1')).toBeVisible();
    await press('Close search');
  });
  await test.step('keys move it: + zooms, an arrow pans, 0 fits', async () => {
    await dialog.getByRole('button', { name: 'Zoom out' }).focus();
    await tabTo(page, nameOf(dialog), 'Shift+Tab');
    await page.keyboard.press('0');
    await expect(dialog.getByRole('button', { name: 'Fit', exact: true })).toBeVisible();
    const whole = await inkOf(page, dialog);
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('+');
    await expect(dialog.getByRole('button', { name: '596 %' })).toBeVisible();
    for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowLeft');
    await expect.poll(() => inkOf(page, dialog)).toBe(0);
    await page.keyboard.press('Home');
    await expect(dialog.getByRole('button', { name: 'Fit', exact: true })).toBeVisible();
    await expect.poll(() => inkOf(page, dialog)).toBeCloseTo(whole, 0);
  });
  await test.step('two points are measured: by keys at the cross in the middle, and by presses', async () => {
    const measured = dialog.getByRole('status', { name: 'Measured' });
    await dialog.getByRole('button', { name: 'Measure', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(nameOf(dialog)).toBeFocused();
    await expect(measured).toHaveText('Press two points, or Enter at the cross');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const [, across = '', same = ''] =
      /^([\d.,]+) mm, Δx ([\d.,]+), Δy 0$/.exec((await measured.textContent()) ?? '') ?? [];
    expect(Number(across)).toBeGreaterThan(1);
    expect(same).toBe(across);
    const box = (await nameOf(dialog).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const lengthOf = async (px: number) => {
      await page.mouse.click(box.x + 60, box.y + 60);
      await page.mouse.click(box.x + 60 + px, box.y + 60);
      return Number.parseFloat((await measured.textContent()) ?? '');
    };
    // A tenth of the width is what an arrow pans by.
    expect(await lengthOf(box.width / 10)).toBeCloseTo(Number(across), 0);
    const short = await lengthOf(50);
    expect((await lengthOf(100)) / short).toBeCloseTo(2, 1);
    await press('Measure');
    await expect(measured).toBeHidden();
    await nameOf(dialog).press('0');
  });
  await test.step('layers: those that are off or frozen begin hidden', async () => {
    const before = await inkOf(page, dialog);
    await press('Layers');
    await expect(page.getByRole('menuitemcheckbox', { name: 'Leaf' })).toBeChecked();
    await expect(page.getByRole('menuitemcheckbox', { name: 'Old' })).not.toBeChecked();
    await expect(page.getByRole('menuitemcheckbox', { name: 'Notes off' })).not.toBeChecked();
    await page.getByRole('menuitemcheckbox', { name: 'Leaf' }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect.poll(() => inkOf(page, dialog)).toBeLessThan(before / 2);
  });
  await page.keyboard.press('Escape');
  for (const [name, words] of [
    ['Torn.dxf', 'This DXF is damaged.'],
    ['Empty.dxf', 'This drawing is empty.'],
  ] as const)
    await test.step(`${name} says what is wrong`, async () => {
      await show(name);
      await expect(dialog).toContainText('This file cannot be shown');
      await expect(dialog).toContainText(words);
      await page.keyboard.press('Escape');
    });
  await test.step('a browser without WebGL says so, with a download', async () => {
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await show('Gate.dxf');
    await expect(dialog).toContainText('This browser cannot draw it: WebGL is off');
    await expect(dialog.getByRole('link', { name: 'Download' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  expect(complaints).toEqual([]);
});

const REAL = [
  'dxf-dimensions.dxf',
  'dxf-entities.dxf.gz',
  'dxf-floorplan.dxf.gz',
  'ezdxf-bin_dxf_r14.dxf',
  'ezdxf-hatches_2.dxf.gz',
  'ezdxf-text_in_viewports.dxf',
  'ezdxf-xclip.dxf',
];

test('FIL-11: drawings of other programs are drawn, text and binary', async ({ ownerPage: page, server }) => {
  const files = REAL.map((name) => dxf(basename(name, '.gz'), fromCorpus(`dxf/${name}`)));
  const complaints = await watchForScripts(page, server.url);
  await openFiles(page, server.url, /^Drawings/);
  await openFolder(page, 'Design');
  await uploadFiles(page, files);
  const dialog = page.getByRole('dialog');
  for (const { name } of files)
    await test.step(name, async () => {
      await fileRow(page, name).dblclick();
      await expect(nameOf(dialog)).toBeVisible();
      await expect.poll(() => inkOf(page, dialog)).toBeGreaterThan(1);
      await page.keyboard.press('Escape');
    });
  expect(complaints).toEqual([]);
});
