import { coloursOf } from './support/coloursOf';
import { fileRow, type GivenFile, openFiles, openFolder, uploadFiles } from './support/explorer';
import { expect, test } from './support/fixtures';
import { tabTo } from './support/keyboard';
import { pdfOf, pdfOfObjects, streamOf } from './support/pdfBytes';
import { turnedJpeg } from './support/turnedJpeg';
import { watchForScripts } from './support/watchForScripts';

/** A page of two pictures as scanners pack them (JBIG2, ITU-T T.88): the left one black, the right one white. */
function scannedPdf(): Buffer {
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Resources << /XObject << /L 5 0 R /R 6 0 R >> >> /Contents 4 0 R >>',
    streamOf('q 100 0 0 200 0 0 cm /L Do Q q 100 0 0 200 100 0 cm /R Do Q'),
    jbig2('\x04'),
    jbig2('\0'),
  ]);
}

/** One segment, which says how large the picture is and of which colour its pixels are. */
function jbig2(colour: '\x04' | '\0'): string {
  const eight = '\0\0\0\x08';
  const head = '\0\0\0\0\x30\0\x01\0\0\0\x13';
  return streamOf(
    `${head}${eight}${eight}${'\0'.repeat(8)}${colour}\0\0`,
    '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode',
  );
}

const pdf = (name: string, buffer: Buffer): GivenFile => ({ name, mimeType: 'application/pdf', buffer });
const FILES: GivenFile[] = [
  pdf('Manual.pdf', pdfOf(['Gate leaf and seals', 'Hoist, GATE brake', 'Spare parts', 'The last gate'])),
  pdf(
    'Running.pdf',
    pdfOf(['Page of a script'], '/OpenAction << /S /JavaScript /JS (app.alert(1); fetch\\(1\\)) >>'),
  ),
  pdf('Scan.pdf', scannedPdf()),
  pdf('Torn.pdf', pdfOf(['Nothing']).subarray(0, 40)),
  {
    name: 'Notes 1252.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Gr\xf6\xdfe \x80 5\n<b>not bold</b>\n', 'latin1'),
  },
  { name: 'Notes 16.txt', mimeType: 'text/plain', buffer: Buffer.from('\ufeffŁódź\n', 'utf16le') },
];

test('FIL-11: a PDF is shown with its pages, zoom and search, texts in their encoding, pictures; what is broken says so and runs nothing', async ({
  ownerPage: page,
  server,
}) => {
  const complaints = await watchForScripts(page, server.url);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(server.url))
      elsewhere.push(request.url());
  });
  await openFiles(page, server.url, /^Documents/);
  await openFolder(page, 'Legal');
  const photo = { name: 'Photo.jpg', mimeType: 'image/jpeg', buffer: await turnedJpeg(page) };
  await uploadFiles(page, [...FILES, photo]);
  await expect(fileRow(page, 'Notes 16.txt')).toBeVisible();
  const dialog = page.getByRole('dialog');
  const show = async (name: string) => {
    await fileRow(page, name).dblclick();
    await expect(dialog).toHaveAccessibleName(name);
  };
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

  await test.step('a PDF: pages, zoom, its text', async () => {
    await show('Manual.pdf');
    await expect(dialog.getByText('1 / 4')).toBeVisible();
    await expect(dialog.getByText('Gate leaf and seals')).toBeVisible();
    const width = async () => (await dialog.locator('canvas').boundingBox())?.width ?? 0;
    const before = await width();
    await press('Zoom in');
    await expect.poll(width).toBeGreaterThan(before * 1.1);
    await press('Next page');
    await expect(dialog.getByText('2 / 4')).toBeVisible();
    await expect(dialog.getByText('Hoist, GATE brake')).toBeVisible();
    await press('Previous page');
    await expect(dialog.getByText('Gate leaf and seals')).toBeVisible();
  });
  await test.step('its search goes through all pages, round and back, and Escape ends it alone', async () => {
    await dialog
      .getByRole('group', { name: 'Preview of Manual.pdf' })
      .getByRole('button', { name: 'Next page' })
      .focus();
    await page.keyboard.press('Control+F');
    const field = dialog.getByRole('searchbox', { name: 'Find in this file' });
    await field.fill('gate');
    await expect(dialog.getByText('1 of 3')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('2 of 3')).toBeVisible();
    await expect(dialog.getByText('2 / 4')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('4 / 4')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('1 / 4')).toBeVisible();
    await page.keyboard.press('Shift+Enter');
    await expect(dialog.getByText('3 of 3')).toBeVisible();
    await field.fill('nowhere');
    await expect(dialog.getByText('Not found')).toBeVisible();
    await tabTo(page, dialog.getByRole('button', { name: 'Close search' }));
    await page.keyboard.press('Enter');
    await expect(field).toHaveCount(0);
    await page.keyboard.press('Control+F');
    await field.fill('gate');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  await test.step('a scan, whose picture the worker unpacks', async () => {
    await show('Scan.pdf');
    const colours = () =>
      dialog.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const { width, height } = canvas;
        const at = (x: number) => [
          ...(canvas.getContext('2d')?.getImageData(x, height / 2, 1, 1).data ?? []),
        ];
        return [at(width / 4), at((width * 3) / 4)];
      });
    await expect.poll(colours).toEqual([
      [0, 0, 0, 255],
      [255, 255, 255, 255],
    ]);
    await page.keyboard.press('Escape');
  });
  await test.step('texts say their encoding, and stay text', async () => {
    await show('Notes 1252.txt');
    await expect(dialog).toContainText('Größe € 5');
    await expect(dialog).toContainText('<b>not bold</b>');
    await expect(dialog).toContainText(/windows-1252/i);
    await dialog.getByRole('button', { name: 'Previous file' }).click();
    await expect(dialog).toHaveAccessibleName('Notes 16.txt');
    await expect(dialog).toContainText('Łódź');
    await expect(dialog).toContainText(/UTF-16/i);
    await page.keyboard.press('Escape');
  });
  await test.step('a broken file says so with a download; one with a script is shown and runs nothing', async () => {
    await show('Torn.pdf');
    await expect(dialog).toContainText('This file cannot be shown');
    await expect(dialog).toContainText('This PDF is damaged.');
    await expect(dialog.getByRole('link', { name: 'Download' })).toBeVisible();
    await page.keyboard.press('Escape');
    await show('Running.pdf');
    await expect(dialog.getByText('Page of a script')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  const picture = dialog.locator('[data-component="FilePreview"] img');
  await test.step('a picture is turned as its EXIF says', async () => {
    await show('Photo.jpg');
    await expect(dialog.getByText('40 × 80')).toBeVisible();
    await expect(picture).toHaveJSProperty('width', 40);
    await expect(picture).toHaveJSProperty('height', 80);
    const colours = await coloursOf(picture, [0.1, 0.6]);
    expect(colours.map(([red = 0, , blue = 0]) => (red > blue ? 'red' : 'blue'))).toEqual(['red', 'blue']);
    await page.keyboard.press('Escape');
  });
  await test.step('a picture', async () => {
    await openFolder(page, 'Images');
    await page.getByRole('treegrid').getByRole('row').nth(1).dblclick();
    await expect(picture).toBeVisible();
    await expect(dialog.getByText(/^\d+ × \d+$/)).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('a drawing stands beside what is known of it and a download', async () => {
    await page.goto(`${server.url}/drawings`);
    await openFolder(page, 'Electrical');
    await page.getByRole('treegrid').getByRole('row').nth(1).dblclick();
    await expect(dialog.getByRole('group', { name: /^Preview of/ })).toHaveAttribute('data-state', 'shown');
    await expect(dialog).toContainText('Electrical');
    await expect(dialog.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});
