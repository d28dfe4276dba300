import type { Page } from '@playwright/test';
import { someDwg } from '../packages/file-explorer/src/testing/someDwg';
import { line, someDxf } from '../packages/file-explorer/src/testing/someDxf';
import { some } from '../scripts/checks/some';
import { coloursOf } from './support/coloursOf';
import { openFiles, openFolder } from './support/explorer';
import { expect, signIn, test } from './support/fixtures';
import { createPerson, newcomer } from './support/people';
import { pngOf } from './support/pngOf';
import { projectNamed } from './support/projectNamed';
import { storeFile } from './support/storeFile';
import { watchForScripts } from './support/watchForScripts';

const FOLDER = 'Quality Records';

/** The small pictures that have been drawn, by the names of their files. */
function picturesOf(page: Page): Promise<Record<string, string>> {
  return page.getByRole('gridcell').evaluateAll((tiles) => {
    const shown = tiles.flatMap((tile) => {
      const picture = tile.querySelector('[data-component=FileIcon] img');
      if (!(picture instanceof HTMLImageElement) || picture.naturalWidth === 0) return [];
      const { pathname, protocol } = new URL(picture.src);
      return [[tile.querySelector('bdi')?.textContent ?? '', protocol === 'blob:' ? 'made here' : pathname]];
    });
    return Object.fromEntries(shown);
  });
}

/** What the small picture of a file looks like. @returns its pixels, as the address of a picture */
function drawingOf(page: Page, name: string): Promise<string> {
  return page
    .getByRole('gridcell', { name })
    .locator('[data-component=FileIcon] img')
    .evaluate((picture: HTMLImageElement) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL();
    });
}

/** What is asked of the contents of files, and of their small pictures: 'GET content'. */
function watchFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, what] = /\/api\/files\/[^/]+\/(content|thumbnail)/.exec(request.url()) ?? [];
    if (what) asked.push(`${request.method()} ${what}`);
  });
  return asked;
}

test('FIL-11: small pictures of PDF, images and text are made once, by whoever may change the file, and everybody sees them', async ({
  ownerPage: page,
  server,
  browser,
}) => {
  const { url } = server;
  const complaints = await watchForScripts(page, url);
  const asked = watchFiles(page);
  const ask = async (query: string) => (await (await page.request.get(`${url}/api/${query}`)).json()).rows;
  const [project] = await ask('projects?search=Spillway%20gate%20renewal');
  const contentOf = async (type: string) => {
    const stored = await ask(`files?kind=document&project=${project.id}&limit=200`);
    const { id } = stored.find((row: { type: string }) => row.type === type);
    return (await page.request.get(`${url}/api/files/${id}/content`)).body();
  };
  const pdf = await contentOf('application/pdf');
  const ids: Record<string, string> = {};
  for (const [name, content] of Object.entries({
    'Manual.pdf': pdf,
    'Notes.txt': Buffer.from('Minutes of 3 March\n\n1. Gate hydraulics\n2. Spare parts\n'),
    'Photo.png': await contentOf('image/png'),
    // A PDF by its first bytes, of which nothing can be drawn.
    'Torn.pdf': pdf.subarray(0, 40),
  }))
    ids[name] = await storeFile(page, url, {
      kind: 'document',
      projectId: project.id,
      category: FOLDER,
      name,
      content,
    });
  const { 'Torn.pdf': torn, ...drawable } = ids;
  const kept = Object.fromEntries(
    Object.entries(drawable).map(([name, id]) => [name, `/api/files/${id}/thumbnail`]),
  );

  const open = async (by: Page) => {
    await openFiles(by, url, /^Documents/);
    await openFolder(by, FOLDER);
    await by.getByRole('radio', { name: 'Grid' }).click();
  };

  await test.step('the first who sees them has them made, from the tiles', async () => {
    await open(page);
    await expect
      .poll(() => picturesOf(page))
      .toEqual({ 'Manual.pdf': 'made here', 'Notes.txt': 'made here', 'Photo.png': 'made here' });
    await expect.poll(() => asked.filter((what) => what === 'PUT thumbnail').length).toBe(3);
    await expect(page.getByRole('gridcell', { name: 'Torn.pdf' })).toBeVisible();
  });
  await test.step('they are the server’s from then on: small pictures that no page runs', async () => {
    for (const id of some(Object.values(drawable))) {
      const answer = await page.request.get(`${url}/api/files/${id}/thumbnail`);
      expect(answer.headers()).toMatchObject({
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
      });
      expect(answer.headers()['content-security-policy']).toContain('sandbox');
      expect((await answer.body()).length).toBeLessThan(48 * 1024);
    }
    expect((await page.request.get(`${url}/api/files/${torn}/thumbnail`)).status()).toBe(404);
    asked.length = 0;
    await open(page);
    await expect.poll(() => picturesOf(page)).toEqual(kept);
    expect(asked).not.toContain('PUT thumbnail');
  });
  const email = 'thumbnails@client.example';
  const reader = await createPerson(page, url, {
    lastName: 'Reader',
    email,
    accessRole: 'client',
    clientId: project.clientId,
  });
  const { theirs, leave } = await newcomer(browser);
  const theirsAsked = watchFiles(theirs);
  await test.step('whoever may only read sees them, and makes none', async () => {
    await signIn(theirs, url, reader);
    await open(theirs);
    await expect.poll(() => picturesOf(theirs)).toEqual(kept);
  });
  await test.step('another content has another picture, in the tab of somebody else too', async () => {
    const notes = ids['Notes.txt'] ?? '';
    const before = await (await page.request.get(`${url}/api/files/${notes}/thumbnail`)).body();
    const drawnBefore = await drawingOf(theirs, 'Notes.txt');
    await page.getByRole('gridcell', { name: 'Notes.txt' }).click();
    await page.locator('[data-part="selection"]').getByRole('button', { name: 'Edit', exact: true }).click();
    const editor = page.getByRole('dialog');
    await editor.getByRole('textbox', { name: 'Text' }).fill('Nothing of before\n');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(editor).toHaveCount(0);
    await expect.poll(() => picturesOf(page)).toEqual({ ...kept, 'Notes.txt': 'made here' });
    await expect
      .poll(async () => (await page.request.get(`${url}/api/files/${notes}/thumbnail`)).body())
      .not.toEqual(before);
    // Theirs hears of the content before its picture is kept, so that it may have to look again; it is never loaded anew.
    await expect(async () => {
      await theirs.getByRole('button', { name: 'Refresh' }).click();
      expect(await picturesOf(theirs)).toEqual(kept);
      const isAsBefore = (await drawingOf(theirs, 'Notes.txt')) === drawnBefore;
      expect(isAsBefore, 'the picture is that of the content before').toBe(false);
    }).toPass({ timeout: 30_000 });
  });
  expect(theirsAsked).not.toContain('PUT thumbnail');
  await leave();
  expect(complaints).toEqual([]);
});

test('FIL-11: drawings have small pictures too: DXF, SVG and the one that a DWG keeps of itself', {
  tag: '@test-all',
}, async ({ ownerPage: page, server: { url } }) => {
  const drawings = {
    'Gate.dxf': Buffer.from(
      someDxf({ entities: Array.from({ length: 600 }, (_, at) => line('0', 0, at / 10, 90, at / 10)) }),
    ),
    'Hall.svg': Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><rect width="90" height="60" fill="red"/></svg>',
    ),
    'Weir.dwg': Buffer.from(someDwg([[6, await pngOf(page, 'rgb(0, 160, 0)')]])),
  };
  const projectId = await projectNamed(page, url, 'Spillway gate renewal');
  for (const [name, content] of Object.entries(drawings))
    await storeFile(page, url, { kind: 'drawing', projectId, category: FOLDER, name, content });
  const asked = watchFiles(page);
  await openFiles(page, url, /^Drawings/);
  await openFolder(page, FOLDER);
  await page.getByRole('radio', { name: 'Grid' }).click();
  const madeHere = Object.fromEntries(Object.keys(drawings).map((name) => [name, 'made here']));
  await expect.poll(() => picturesOf(page)).toEqual(madeHere);
  await expect.poll(() => asked.filter((what) => what === 'PUT thumbnail').length).toBe(3);
  const middleOf = async (name: string) => {
    const picture = page.getByRole('gridcell', { name }).locator('[data-component=FileIcon] img');
    const [colour = []] = await coloursOf(picture, [0.5]);
    return colour.map((part) => (part > 140 ? 'light' : 'dark'));
  };
  expect(await middleOf('Gate.dxf')).toEqual(['dark', 'dark', 'dark']);
  expect(await middleOf('Hall.svg')).toEqual(['light', 'dark', 'dark']);
  expect(await middleOf('Weir.dwg')).toEqual(['dark', 'light', 'dark']);
});
