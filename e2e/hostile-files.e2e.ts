import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { contentTypeOf } from '../packages/domain/src/files/contentTypeOf';
import { CORPUS, fromCorpus } from '../packages/file-explorer/src/testing/corpus';
import { someDwg } from '../packages/file-explorer/src/testing/someDwg';
import { some } from '../scripts/checks/some';
import { createProject } from './support/createProject';
import { damagedFiles, type FileContent } from './support/damagedFiles';
import { dangerousFiles } from './support/dangerousFiles';
import { openFiles, openFolder } from './support/explorer';
import { expect, test } from './support/fixtures';
import { pngOf } from './support/pngOf';
import { collectGarbage, renderersOf } from './support/renderers';
import { offerFile, storeFile } from './support/storeFile';
import { turnedJpeg } from './support/turnedJpeg';
import { watchForScripts } from './support/watchForScripts';
import { zipOf } from './support/zipOf';

/** Files that are broken, or made to do harm: refused with a sentence, shown, or said to be what they are; and the page lives on. */

/** Bytes of the largest files of the corpus that are opened in `npm test`. */
const SMALL = 25_000;
const MB = 1024 * 1024;

test('FIL-11, ASVS-26, ASVS-29: of files that are damaged, or made to hang or to fill what opens them, each is refused with a sentence, shown, or ends in a message; nothing runs, and the page lives on', async ({
  ownerPage: page,
  server,
}) => {
  // A preview may take its limit of 25 s.
  test.slow();
  const complaints = await watchForScripts(page, server.url);
  const small = filesOfCorpus().filter(({ content }) => content.length < SMALL);
  expect(small).not.toEqual([]);
  const whole = [...small, ...(await ownFiles(page))];
  const files = [...whole, ...(await dangerousFiles()), ...damagedFiles(whole, whole.length)];
  const said = await openAll(page, server.url, files);
  const known = [...whole.map(({ name }) => name), ...Object.keys(SAID)];
  expect(Object.fromEntries(known.map((name) => [name, said.get(name)]))).toEqual({
    ...Object.fromEntries(whole.map(({ name }) => [name, null])),
    ...SAID,
  });
  expect(complaints).toEqual([]);
});

/** What is told instead of showing them, null of those that are shown: of some, beside the whole ones, which are shown. */
const SAID = {
  'filetype-password-protected.xls': 'This workbook is protected by a password.',
  'pdfjs-encrypted-attachment.pdf': 'This PDF is protected by a password.',
  'zipjs-secure-full-utf8.zip': 'The list of what is in this ZIP file is encrypted.',
  '1 GB.docx': 'This document is too large to be shown here.',
  '1 GB.xlsx': 'This workbook is too large to be shown here.',
  '100,000 entries.zip': null,
  '4 gigapixels.png': 'This picture has too many pixels to be shown here.',
  'Copies of copies.dxf': 'This drawing holds too much to be shown here.',
  'Dashes.dxf': 'This drawing holds too much to be shown here.',
  'Far away.dxf': null,
  'Groups in groups.svg': 'This picture is damaged.',
  'Pages in a ring.pdf': 'This PDF is damaged.',
};

/** Of those of our previews, and of no program's fault. */
const SENTENCE =
  /^(This (DXF|PDF|ZIP file|document|workbook|picture|file|drawing) (is|has|holds|repeats) |This is |The list of what is in this ZIP file is |Nothing in this drawing can be drawn|It takes too long to )[^{}]*\.$/;

test('FIL-11, ASVS-26, ASVS-29: 500 damaged files of the corpus end like that as well, and the memory comes back', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  test.setTimeout(3_600_000);
  const complaints = await watchForScripts(page, server.url);
  const corpus = filesOfCorpus();
  expect(corpus).not.toEqual([]);
  const whole = [...corpus, ...(await ownFiles(page))];
  // What comes with the first file of each format is not the price of a hostile one.
  await openAll(page, server.url, whole);
  await collectGarbage(page);
  const before = await renderersOf(page);
  const files = [...whole, ...(await dangerousFiles()), ...damagedFiles(whole, 500)];
  await openAll(page, server.url, files);
  await collectGarbage(page);
  const after = await renderersOf(page);
  expect(after.memory - before.memory).toBeLessThan(200 * MB);
  // What readers tell developers of a file.
  expect(complaints.filter((one) => !/^console: (block with handle|Missing Info for XLS)/.test(one))).toEqual(
    [],
  );
});

/**
 * Uploads files to a project of their own, and opens each. Those that the server refuses are opened as well, as of a server that
 * looks at nothing. @returns what was said instead of showing them, by name; null of those that were shown
 */
async function openAll(page: Page, url: string, files: FileContent[]): Promise<Map<string, string | null>> {
  const name = `${files.length} hostile files`;
  const { projectId } = await createProject(page, url, { name, tasks: [] });
  const refusedFiles: FileContent[] = [];
  /** One that was taken, of each type. */
  const taken = new Map<string | null, Buffer>();
  for (const file of some(files)) {
    const { refused } = await offerFile(page, url, { ...file, ...placeOf(file, projectId) });
    if (refused === undefined) taken.set(typeOf(file), file.content);
    else {
      expect(refused, file.name).toMatch(/: (File type not allowed|The file is empty\. .+)$/);
      refusedFiles.push(file);
    }
  }
  const unjudged = await serveUnjudged(page, url);
  for (const file of refusedFiles) {
    const content = taken.get(typeOf(file));
    if (!content) throw new Error(`Nothing of the type of ${file.name} was taken`);
    const id = await storeFile(page, url, { ...placeOf(file, projectId), name: file.name, content });
    unjudged.contents.set(id, file.content);
  }
  const said = new Map<string, string | null>();
  for (const [tab, folder] of [
    [/^Documents/, 'Legal'],
    [/^Drawings/, 'Design'],
  ] as const) {
    await openFiles(page, url, tab, name);
    await openFolder(page, folder);
    const count = files.filter((file) => placeOf(file, projectId).category === folder).length;
    await lookThrough(page, count, said);
  }
  await page.unrouteAll({ behavior: 'wait' });
  expect(unjudged.served.size).toBe(refusedFiles.length);
  expect(said.size).toBe(files.length);
  return said;
}

/** Opens the first file of the folder, and each after it, from the dialog; then the page is used as before. */
async function lookThrough(page: Page, count: number, said: Map<string, string | null>): Promise<void> {
  const dialog = page.getByRole('dialog');
  const preview = dialog.locator('[data-component="FilePreview"]');
  await page.getByRole('treegrid').getByRole('row').nth(1).dblclick();
  for (let at = 1; at <= count; at += 1) {
    const name = (await dialog.getByRole('heading').first().textContent()) ?? '';
    await test.step(name, async () => {
      // Longer than the longest of its limits.
      await expect(preview).toHaveAttribute('data-state', /shown|failed|none/, { timeout: 90_000 });
      const problem = preview.getByText('This file cannot be shown').locator('xpath=following-sibling::*');
      const state = await preview.getAttribute('data-state');
      if (state === 'none') await expect(preview).toContainText('No preview for this kind of file');
      said.set(name, state === 'failed' ? await problem.textContent() : null);
      expect(said.get(name) ?? 'This is shown.').toMatch(SENTENCE);
    });
    if (at === count) break;
    await dialog.getByRole('button', { name: 'Next file' }).click();
    await expect(dialog).not.toHaveAccessibleName(name);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(page.frames()).toHaveLength(1);
  await page.getByRole('treeitem', { name: /^Contracts/ }).click();
  await expect(page.getByRole('treegrid', { name: 'Contracts' })).toBeVisible();
}

/** Contents by the ids of files, in the place of what is stored, as of a server that looks at nothing. */
interface Unjudged {
  contents: Map<string, Buffer>;
  /** Ids of those that were asked for. */
  served: Set<string>;
}

async function serveUnjudged(page: Page, url: string): Promise<Unjudged> {
  const [contents, served] = [new Map<string, Buffer>(), new Set<string>()];
  await page.route(`${url}/api/files?*`, async (route) => {
    const response = await route.fetch();
    const { rows, ...answer } = await response.json();
    const told = rows.map((row: { id: string; size: number }) => ({
      ...row,
      size: contents.get(row.id)?.length ?? row.size,
    }));
    await route.fulfill({ response, json: { ...answer, rows: told } });
  });
  await page.route(/\/api\/files\/[^/]+\/content/, async (route) => {
    const [, id = ''] = /files\/([^/]+)\/content/.exec(route.request().url()) ?? [];
    const content = contents.get(id);
    if (!content) return route.fallback();
    served.add(id);
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(route.request().headers().range ?? '') ?? [];
    if (start === undefined) return route.fulfill({ body: content });
    await route.fulfill({ status: 206, body: content.subarray(Number(start), Number(end) + 1) });
  });
  return { contents, served };
}

function filesOfCorpus(): FileContent[] {
  return readdirSync(CORPUS, { recursive: true, encoding: 'utf8' })
    .filter((path) => dirname(path) !== '.')
    .map((path) => ({ name: basename(path, '.gz'), content: fromCorpus(path) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Of the formats that the small files of the corpus lack. */
async function ownFiles(page: Page): Promise<FileContent[]> {
  const picture = await pngOf(page, 'rgb(200, 0, 0)');
  return [
    { name: 'red.png', content: picture },
    { name: 'turned.jpg', content: await turnedJpeg(page) },
    { name: 'notes.txt', content: Buffer.from('Größe 11,40 m\n'.repeat(50)) },
    { name: 'one.zip', content: zipOf({ 'a.txt': 'a' }) },
    { name: 'gate.dwg', content: Buffer.from(someDwg([[6, picture]])) },
  ];
}

function placeOf({ name }: FileContent, projectId: string) {
  return contentTypeOf(name, 'document') === null
    ? { kind: 'drawing' as const, category: 'Design', projectId }
    : { kind: 'document' as const, category: 'Legal', projectId };
}

function typeOf({ name }: FileContent): string | null {
  return contentTypeOf(name, 'document') ?? contentTypeOf(name, 'drawing');
}
