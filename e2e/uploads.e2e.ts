import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type Cable, openCable } from './support/cable';
import { fileRow, openFiles, openFolder, uploadFiles } from './support/explorer';
import { expect, setUpSample, signIn, test } from './support/fixtures';
import { removeData, runLinework, startServer } from './support/server';

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
    const added = (await contentsOf(dataDirectory)).filter(
      ({ key }) => !before.some((one) => one.key === key),
    );
    expect(added.map(({ size }) => size)).toEqual([24 * MB]);
  } finally {
    await server.stop();
    await cable.close();
    await drawing.remove();
    await removeData(dataDirectory);
  }
});

/** A file that begins as a DWG of 2018 does, with noise in it. */
async function drawingOnDisk(name: string, bytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'linework-drawing-'));
  const content = Buffer.concat([Buffer.from('AC1032'), randomBytes(bytes - 6)]);
  await writeFile(join(folder, name), content);
  return {
    name,
    path: join(folder, name),
    sha256: createHash('sha256').update(content).digest('hex'),
    remove: () => rm(folder, { recursive: true }),
  };
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

/** What lies in the store of files. */
async function contentsOf(dataDirectory: string): Promise<{ key: string; size: number }[]> {
  const root = join(dataDirectory, 'files');
  const paths = await readdir(root, { recursive: true });
  const found = await Promise.all(paths.map(async (path) => ({ path, facts: await stat(join(root, path)) })));
  return found.flatMap(({ path, facts }) => (facts.isFile() ? { key: path, size: facts.size } : []));
}
