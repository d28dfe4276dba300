import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { mayMount, mountSmallDisk } from '../apps/pm-server/test/smallDisk';
import { fromCorpus } from '../packages/file-explorer/src/testing/corpus';
import { some } from '../scripts/checks/some';
import { type Cable, openCable } from './support/cable';
import { clientNamed, create } from './support/create';
import { drawingOnDisk } from './support/drawingOnDisk';
import { dragFiles, fileRow, openFiles, openFolder, uploadFiles } from './support/explorer';
import { expect, setUpSample, signIn, test } from './support/fixtures';
import { removeData, runLinework, startServer } from './support/server';
import { watchForScripts } from './support/watchForScripts';
import { zipOf } from './support/zipOf';

/** What happens to uploads: connections that break, a server that is killed, a disk that is full, files that mean harm. */

const MB = 1024 * 1024;
/** Pauses between tries grow to eight seconds. */
const AGAIN = { timeout: 30_000 };

test('SRV-02, FIL-04: an upload of 48 MB goes on by itself after the connection was cut three times, is paused and resumed by hand, and is one file, byte by byte', async ({
  page,
  server,
}) => {
  const cable = await openCable(server.url);
  const drawing = await drawingOnDisk('Dam section.dwg', 48 * MB);
  try {
    await signIn(page, cable.url);
    await openFiles(page, cable.url, /^Drawings/);
    await openFolder(page, 'Design');
    const dialog = page.getByRole('dialog', { name: 'Uploading Files' });
    const bar = dialog.getByRole('progressbar', { name: drawing.name });
    const percent = async () => Number(await bar.getAttribute('aria-valuenow'));

    const arrived = cable.letThrough(10 * MB);
    await uploadFiles(page, [drawing.path]);
    await test.step('cut in the middle of a part: it waits, and says so', async () => {
      await arrived;
      await expect.poll(percent).toBeGreaterThan(10);
      expect(await percent()).toBeLessThan(50);
      await cutUntilTold(cable, dialog);
      expect(await filesNamed(page, server.url, 'dam section')).toEqual([]);
    });
    await test.step('connected again it goes on where the server has it', async () => {
      await cable.letThrough(16 * MB);
      await expect.poll(percent).toBeGreaterThan(40);
    });
    await test.step('paused by hand it stays where it is; resumed it goes on', async () => {
      await dialog.getByRole('button', { name: `Pause ${drawing.name}` }).click();
      await expect(dialog.getByText(/^\d+ % · paused$/)).toBeVisible();
      void cable.letThrough();
      const stays = await percent();
      expect(stays).toBeLessThan(70);
      await expect(dialog.getByText(/^\d+ % · paused$/)).toBeVisible();
      const third = cable.letThrough(6 * MB);
      await dialog.getByRole('button', { name: `Resume ${drawing.name}` }).click();
      await third;
      await expect.poll(percent).toBeGreaterThan(stays);
    });
    await test.step('cut again, and once more as the last answer is on its way', async () => {
      await cutUntilTold(cable, dialog);
      const last = cable.cutAtAnswerTo('POST /api/files ');
      void cable.letThrough();
      await last;
      await expect(dialog.getByText('Waiting for a connection')).toBeVisible();
      void cable.letThrough();
    });
    await expect(fileRow(page, drawing.name)).toBeVisible(AGAIN);
    await expect(dialog).toBeHidden(AGAIN);
    await expect(page.getByText('Upload Errors')).toHaveCount(0);
    const [file, ...more] = await filesNamed(page, server.url, 'dam section');
    expect(more).toEqual([]);
    expect(await sha256At(page, server.url, file?.id ?? '')).toBe(drawing.sha256);
  } finally {
    await cable.close();
    await drawing.remove();
  }
});

test('SRV-02: a server that is killed amid an upload shows no half file, takes the upload up again when it is back, and leaves nothing behind', async ({
  page,
}) => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'linework-uploads-'));
  await setUpSample(dataDirectory);
  let server = await startServer({ dataDirectory });
  const cable = await openCable(server.url);
  const drawing = await drawingOnDisk('Weir plan.dwg', 24 * MB);
  const before = await contentsOf(dataDirectory);
  try {
    await signIn(page, cable.url);
    await openFiles(page, cable.url, /^Drawings/);
    await openFolder(page, 'Design');
    const dialog = page.getByRole('dialog', { name: 'Uploading Files' });
    const arrived = cable.letThrough(10 * MB);
    await uploadFiles(page, [drawing.path]);
    await arrived;
    expect(await filesNamed(page, server.url, 'weir plan')).toEqual([]);
    await server.kill();
    cable.cut();
    await expect(dialog.getByText('Waiting for a connection')).toBeVisible();

    server = await startServer({ dataDirectory, port: Number(new URL(server.url).port) });
    expect(await filesNamed(page, server.url, 'weir plan')).toEqual([]);
    // The second time as the file is about to be made of what was sent.
    const last = cable.cutAtAnswerTo('POST /api/files ');
    void cable.letThrough();
    await last;
    await server.kill();
    await expect(dialog.getByText('Waiting for a connection')).toBeVisible();
    server = await startServer({ dataDirectory, port: Number(new URL(server.url).port) });
    void cable.letThrough();
    await expect(fileRow(page, drawing.name)).toBeVisible(AGAIN);
    await expect(dialog).toBeHidden(AGAIN);

    const [file, ...more] = await filesNamed(page, server.url, 'weir plan');
    expect(more).toEqual([]);
    expect(await sha256At(page, server.url, file?.id ?? '')).toBe(drawing.sha256);
    await server.stop();
    expect(await runLinework(['doctor'], dataDirectory)).toContain('All is well.');
    const added = (await contentsOf(dataDirectory)).filter(({ key }) => !has(before, key));
    expect(added.map(({ size }) => size)).toEqual([24 * MB]);
  } finally {
    await server.stop();
    await cable.close();
    await drawing.remove();
    await removeData(dataDirectory);
  }
});

test('FIL-04, SRV-02: on a full disk an upload says what to do, harms nothing that is there, and goes through once there is room', async ({
  page,
}) => {
  test.skip(!mayMount, 'This user may not mount a file system that can be full');
  const dataDirectory = await mkdtemp(join(tmpdir(), 'linework-uploads-'));
  await setUpSample(dataDirectory);
  const disk = mountSmallDisk(48);
  if (!disk) throw new Error('No file system could be mounted');
  const files = join(dataDirectory, 'files');
  await cp(files, disk.folder, { recursive: true });
  await rm(files, { recursive: true });
  await symlink(disk.folder, files);
  const drawing = await drawingOnDisk('Bursting disk.dwg', 30 * MB);
  const before = await contentsOf(dataDirectory);
  const server = await startServer({ dataDirectory });
  try {
    await signIn(page, server.url);
    const [old] = await filesNamed(page, server.url, 'punch list');
    const oldContent = await sha256At(page, server.url, old?.id ?? '');
    // Room for some of its parts.
    await writeFile(disk.ballast, Buffer.alloc(28 * MB));
    await openFiles(page, server.url, /^Drawings/);
    await openFolder(page, 'Design');
    await uploadFiles(page, [drawing.path]);
    const dialog = page.getByRole('dialog', { name: 'Uploading Files' });
    const told = `${drawing.name}: The disk of the server is full: nothing was saved. Free some space on it, or ask whoever runs it to, and try again.`;
    await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText(told);
    expect(await filesNamed(page, server.url, 'bursting disk')).toEqual([]);
    // What was sent of it took no room from the others.
    expect((await contentsOf(dataDirectory)).filter(({ key }) => key !== 'ballast')).toEqual(before);

    await test.step('the last byte taken, other files are listed and downloaded, and other things saved', async () => {
      disk.fill();
      await dialog.getByRole('button', { name: `Retry ${drawing.name}` }).click();
      await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText(told);
      await dialog.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('treeitem', { name: /^Floor Plans/ }).click();
      await expect(page.getByRole('treegrid').getByRole('row').nth(1)).toBeVisible();
      expect(await sha256At(page, server.url, old?.id ?? '')).toBe(oldContent);
      await create(page, server.url, 'clients', clientNamed('Raumlos GmbH'));
    });
    await test.step('with room again, Retry stores it', async () => {
      disk.clear();
      await page.getByRole('button', { name: `Retry ${drawing.name}` }).click();
      await openFolder(page, 'Design');
      await expect(fileRow(page, drawing.name)).toBeVisible();
      await expect(page.getByText('Upload Errors')).toHaveCount(0);
      const [file, ...more] = await filesNamed(page, server.url, 'bursting disk');
      expect(more).toEqual([]);
      expect(await sha256At(page, server.url, file?.id ?? '')).toBe(drawing.sha256);
    });
    await server.stop();
    expect(await runLinework(['doctor'], dataDirectory)).toContain('All is well.');
    expect(await contentsOf(dataDirectory)).toHaveLength(before.length + 1);
  } finally {
    await server.stop();
    await drawing.remove();
    disk.remove();
    await removeData(dataDirectory);
  }
});

test('FIL-08, ASVS-27, ASVS-28, ASVS-29, ASVS-30: of one drop with hostile files among them the good ones are stored, and each other is told why and what to do', async ({
  page,
  server,
}) => {
  const complaints = await watchForScripts(page, server.url);
  const removals: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') removals.push(request.url());
  });
  await signIn(page, server.url);
  await openFiles(page, server.url, /^Documents/);
  await openFolder(page, 'Legal');
  const before = await contentsOf(server.dataDirectory);
  const note = Buffer.from('Measured at the sill\n');
  const long = `${'Ü'.repeat(126)}.txt`;
  const longest = `${'Ü'.repeat(125)}_.txt`;
  await drop(page, [
    { name: 'Sill note.txt', content: note },
    { name: longest, content: note },
    { name: 'Invoice.pdf', type: 'application/pdf', content: Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1') },
    { name: 'Archive.zip', type: 'application/zip', content: zipOf({ 'zeros.txt': Buffer.alloc(70 * MB) }) },
    { name: 'Program.exe', type: 'application/x-msdownload', content: note },
    { name: 'Page.txt', type: 'text/html', content: note },
    { name: '../x.txt', content: note },
    { name: 'nul\0.txt', content: note },
    { name: 'Plan\u202etxt.exe', content: note },
    { name: 'Plan\u202efdp.txt', content: note },
    { name: long, content: note },
    { name: 'Nothing.txt', content: Buffer.alloc(0) },
    { name: 'Survey.txt', content: Buffer.alloc(10 * MB + 1, 'x') },
  ]);
  const dialog = page.getByRole('dialog', { name: 'Uploading Files' });
  const toldIn = (place: Page | Locator) =>
    place.getByRole('alert').filter({ hasText: 'Upload Errors' }).getByRole('listitem');
  const rename = 'Rename the file, then upload it';
  const unusable = `The file name contains characters that cannot be used in names: / \\ or invisible ones. ${rename}`;
  const refused = [
    'Program.exe: File type not allowed',
    'Page.txt: File type not allowed',
    `../x.txt: ${unusable}`,
    `nul\ufffd.txt: ${unusable}`,
    'Plan\ufffdtxt.exe: File type not allowed',
    `Plan\ufffdfdp.txt: ${unusable}`,
    `${'Ü'.repeat(40)}…: The file name is too long. Use at most 255 bytes, which is 255 plain letters. ${rename}`,
    'Nothing.txt: The file is empty. Save it again where it was made, then upload it',
    'Survey.txt: File size exceeds 10MB limit',
  ];
  await test.step('names, sizes and types are refused before a byte is sent', async () => {
    await expect(toldIn(dialog)).toHaveText(refused);
    await dialog.getByRole('button', { name: 'Upload 4 Files' }).click();
  });
  await test.step('contents by the server', async () => {
    await expect(dialog.getByText('Upload complete')).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(toldIn(page)).toHaveCount(refused.length + 2);
    const told = await toldIn(page).allTextContents();
    expect(told.slice(refused.length).sort()).toEqual([
      'Archive.zip: File type not allowed',
      'Invoice.pdf: File type not allowed',
    ]);
    await expect(page.getByRole('button', { name: /^Retry/ })).toHaveCount(0);
  });
  await test.step('the good ones are there, and nothing else is, here and on the disk', async () => {
    await expect(fileRow(page, 'Sill note.txt')).toBeVisible();
    const { rows } = await (
      await page.request.get(`${server.url}/api/files?category=Legal&sort=date&direction=desc&limit=2`)
    ).json();
    expect(rows.map(({ name }: { name: string }) => name).sort()).toEqual(['Sill note.txt', longest]);
    const added = (await contentsOf(server.dataDirectory)).filter(({ key }) => !has(before, key));
    expect(added.map(({ size }) => size)).toEqual([note.length, note.length]);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('Upload Errors')).toHaveCount(0);
  });
  // What the server refused for its content it has dropped: it would answer 404.
  expect(removals).toEqual([]);
  expect(complaints).toEqual([]);
});

test('ASVS-25, ASVS-31, FIL-11: a drawing that holds scripts is shown without running any, and is only ever a download', async ({
  page,
  server,
}) => {
  const complaints = await watchForScripts(page, server.url);
  await signIn(page, server.url);
  await openFiles(page, server.url, /^Drawings/);
  await openFolder(page, 'Design');
  const hostile = hostileDrawings();
  await drop(page, hostile);
  await page.getByRole('button', { name: `Upload ${hostile.length} Files` }).click();
  for (const { name, content } of some(hostile)) {
    await fileRow(page, name).dblclick();
    const view = page.getByRole('dialog', { name });
    await expect(view).toBeVisible();
    await expect(view.getByRole('button', { name: /^Download/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();

    const [file] = await filesNamed(page, server.url, name);
    for (const query of ['', '?inline=1']) {
      const address = `${server.url}/api/files/${file?.id}/content${query}`;
      const answer = await page.request.get(address);
      expect((await answer.body()).equals(content)).toBe(true);
      expect(answer.headers()).toMatchObject({
        'content-disposition': expect.stringMatching(/^attachment;/),
        'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox$/),
        'x-content-type-options': 'nosniff',
      });
      const saving = page.waitForEvent('download');
      await page.evaluate((url) => window.location.assign(url), address);
      await (await saving).cancel();
    }
  }
  expect(await page.evaluate(() => Reflect.get(window, '__pwned'))).toBeUndefined();
  expect(complaints).toEqual([]);
});

/** Drops files on the explorer, as from a folder of the person's machine. */
async function drop(page: Page, files: readonly Dropped[]): Promise<void> {
  const given = files.map(({ name, type = '', content }) => ({ name, mimeType: type, buffer: content }));
  await (await dragFiles(page.locator('section[data-component=FileExplorer]'), given)).drop();
}

interface Dropped {
  name: string;
  type?: string;
  content: Buffer;
}

/** SVG with everything in it that could run, and that of the corpus. */
function hostileDrawings(): Dropped[] {
  const svg = (rest: string, before = '') =>
    Buffer.from(
      `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${rest}</svg>`,
    );
  const run = 'window.__pwned=1;alert(1)';
  return [
    { name: 'Script.svg', content: svg(`<script>${run}</script><rect width="9" height="9"/>`) },
    {
      name: 'Events.svg',
      content: svg(
        `<image href="x" onerror="${run}"/><animate onbegin="${run}" attributeName="x" dur="1s"/><a xlink:href="javascript:${run}"><text>A</text></a>`,
      ),
    },
    {
      name: 'Foreign.svg',
      content: svg(
        `<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script&gt;parent.alert(1)&lt;/script&gt;"/></foreignObject><use xlink:href="http://127.0.0.1:1/leak.svg#a"/>`,
      ),
    },
    {
      name: 'Entities.svg',
      content: svg(
        '<text>&b;&file;</text>',
        '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY file SYSTEM "file:///etc/passwd">]>',
      ),
    },
    { name: 'Corpus.svg', content: fromCorpus('svg/own-malicious.svg') },
  ];
}

async function cutUntilTold(cable: Cable, dialog: Locator): Promise<void> {
  cable.cut();
  await expect(dialog.getByText('Waiting for a connection')).toBeVisible();
}

/** Asked past the cable. */
async function filesNamed(page: Page, url: string, search: string): Promise<{ id: string }[]> {
  const answer = await page.request.get(`${url}/api/files?search=${encodeURIComponent(search)}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).rows;
}

async function sha256At(page: Page, url: string, fileId: string): Promise<string> {
  const content = await page.request.get(`${url}/api/files/${fileId}/content`);
  return createHash('sha256')
    .update(await content.body())
    .digest('hex');
}

const has = (contents: readonly { key: string }[], key: string) => contents.some((one) => one.key === key);

/** What lies in the store of files. */
async function contentsOf(dataDirectory: string): Promise<{ key: string; size: number }[]> {
  const root = join(dataDirectory, 'files');
  const paths = (await readdir(root, { recursive: true })).sort();
  const found = await Promise.all(paths.map(async (path) => ({ path, facts: await stat(join(root, path)) })));
  return found.flatMap(({ path, facts }) => (facts.isFile() ? { key: path, size: facts.size } : []));
}
