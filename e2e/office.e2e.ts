import { fromCorpus } from '../packages/file-explorer/src/testing/corpus';
import { fileRow, type GivenFile, openFiles, openFolder, uploadFiles } from './support/explorer';
import { expect, test } from './support/fixtures';
import { docxOf, link, paragraph, sheetRow, xlsxOf } from './support/officeFiles';
import { watchForScripts } from './support/watchForScripts';

/** Word and Excel files in their frames, real ones and such as mean harm. */

const REAL = [
  'docxjs-header-footer.docx',
  'mammoth-tables.docx',
  'exceljs-formulas.xlsx',
  'filetype-fixture.doc',
  'filetype-fixture.xls',
];

const laughs = [...'bcdefghi'].reduce(
  (text, name, at) => `${text}<!ENTITY ${name} "${`&${'abcdefgh'[at]};`.repeat(10)}">`,
  '<!DOCTYPE w [<!ENTITY a "ha">',
);

test('FIL-11, ASVS-26: Word and Excel files are shown in a frame without rights; what is broken or means harm ends in a sentence', async ({
  ownerPage: page,
  server,
}) => {
  const complaints = await watchForScripts(page, server.url);
  const own = hostileAndOwn();
  await openFiles(page, server.url, /^Documents/);
  await openFolder(page, 'Legal');
  await uploadFiles(page, own);
  await expect(fileRow(page, own.at(-1)?.name ?? '')).toBeVisible();
  const dialog = page.getByRole('dialog');
  const frame = dialog.frameLocator('iframe');
  const show = async (name: string) => {
    await fileRow(page, name).dblclick();
    await expect(dialog).toHaveAccessibleName(name);
  };
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };

  await test.step('a document: zoom, its search, links that lead nowhere', async () => {
    await show('Letter.docx');
    const words = frame.getByText('The gate leaf is ready');
    await expect(words).toBeVisible();
    await expect(dialog.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
    const width = async () => (await frame.locator('section.docx').boundingBox())?.width ?? 0;
    const before = await width();
    await press('Zoom in');
    await expect.poll(width).toBeGreaterThan(before * 1.1);
    for (const text of ['Runs', 'Leads away']) await frame.getByText(text).click();
    await expect(frame.getByText('Leads away')).toHaveCount(1);
    await expect(frame.locator('a', { hasText: 'Leads away' })).toHaveAttribute(
      'title',
      'https://example.com/',
    );
    await page.keyboard.press('Control+F');
    await dialog.getByRole('searchbox', { name: 'Find in this file' }).fill('gate');
    await expect(dialog.getByText('1 of 2')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('2 of 2')).toBeVisible();
    await press('Close search');
    await frame.getByText('Leads away').click();
    await close();
  });
  await test.step('a workbook: its sheets, its search through all of them, and what is left out', async () => {
    await show('Parts.xlsx');
    await expect(frame.getByRole('columnheader', { name: 'B', exact: true })).toBeVisible();
    await expect(frame.getByRole('row', { name: '2 Bolt 12.5' })).toBeVisible();
    await expect(frame.getByText('=HYPERLINK')).toBeVisible();
    await expect(dialog.getByText('1 / 2')).toBeVisible();
    await expect(dialog.getByText('Stock', { exact: true })).toBeVisible();
    await press('Next page');
    await expect(dialog.getByText('Long', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('note')).toHaveText('The first 1,000 of 1,200 rows are shown.');
    await press('Find in this file');
    await dialog.getByRole('searchbox', { name: 'Find in this file' }).fill('bolt');
    await expect(dialog.getByText('1 of 1')).toBeVisible();
    await expect(dialog.getByText('1 / 2')).toBeVisible();
    await expect(frame.locator('td.current')).toHaveText('Bolt');
    await press('Close search');
    await close();
  });
  for (const [name, problem] of [
    ['Laughs.docx', 'This document is damaged.'],
    ['Reads.docx', 'This document is damaged.'],
    ['Wide.docx', 'This document is damaged.'],
    ['Torn.docx', 'This document is damaged.'],
    ['Laughs.xlsx', 'This workbook is damaged.'],
    ['Torn.xlsx', 'This workbook is damaged.'],
  ] as const)
    await test.step(`${name}: ${problem}`, async () => {
      await show(name);
      await expect(dialog.getByText(problem)).toBeVisible();
      await expect(dialog.locator('iframe')).toHaveCount(0);
      await expect(dialog.getByRole('link', { name: 'Download' })).toBeVisible();
      await close();
    });
  await test.step('real files of Word and Excel', async () => {
    // Without a type, as a device without Office gives them.
    const real = REAL.map((name) => ({ name, mimeType: '', buffer: fromCorpus(`office/${name}`) }));
    await uploadFiles(page, real);
    await expect(fileRow(page, REAL.at(-1) ?? '')).toBeVisible();
    for (const [name, text] of [
      ['docxjs-header-footer.docx', 'First Header'],
      ['mammoth-tables.docx', 'Above'],
      ['exceljs-formulas.xlsx', 'someone@example.com'],
      ['filetype-fixture.xls', 'Dulce'],
      ['filetype-fixture.doc', 'whose text is not shown here'],
    ] as const) {
      await show(name);
      await expect(frame.getByText(text).first()).toBeVisible();
      await close();
    }
  });
  expect(complaints).toEqual([]);
});

function hostileAndOwn(): GivenFile[] {
  const letter = docxOf('Letter.docx', {
    body: [
      paragraph('The gate leaf is ready'),
      paragraph('&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;'),
      link('runs', 'Runs'),
      link('away', 'Leads away'),
      paragraph('A second gate'),
      '<w:altChunk r:id="chunk"/>',
    ].join(''),
    links: { runs: 'javascript:alert(1)', away: 'https://example.com/' },
    parts: { 'word/afchunk.html': '<script>parent.alert(1)</script>' },
  });
  const parts = xlsxOf('Parts.xlsx', {
    Stock: [
      sheetRow(1, ['Name', 'mm']),
      sheetRow(2, ['Bolt', 12.5]),
      sheetRow(3, ['=HYPERLINK(&quot;https://example.com&quot;)', '&lt;img src=x onerror=alert(1)&gt;']),
    ].join(''),
    Long: Array.from({ length: 1200 }, (_, at) => sheetRow(at + 1, [`Row ${at + 1}`])).join(''),
  });
  return [
    letter,
    parts,
    docxOf('Laughs.docx', { before: `${laughs}]>`, body: paragraph('&i;') }),
    docxOf('Reads.docx', {
      before: '<!DOCTYPE w [<!ENTITY x SYSTEM "/api/session">]>',
      body: paragraph('&x;'),
    }),
    docxOf('Wide.docx', {
      body: '',
      parts: { 'word/styles.xml': Buffer.from('\ufeff<!DOCTYPE w [<!ENTITY a "b">]><w/>', 'utf16le') },
    }),
    { ...letter, name: 'Torn.docx', buffer: torn(letter.buffer, 'word/document.xml') },
    xlsxOf(
      'Laughs.xlsx',
      { Sheet: '' },
      { 'xl/sharedStrings.xml': `${laughs}]><sst><si><t>&i;</t></si></sst>` },
    ),
    { ...parts, name: 'Torn.xlsx', buffer: torn(parts.buffer, 'xl/worksheets/sheet1.xml') },
  ];
}

/** With a part that cannot be unpacked; its directory is whole, so that the server takes it. */
function torn(zip: Buffer, part: string): Buffer {
  const copy = Buffer.from(zip);
  const start = copy.indexOf(part) + part.length;
  return copy.fill(0xff, start, start + 20);
}
