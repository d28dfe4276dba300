import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { some } from '../scripts/checks/some';
import { drawingOnDisk } from './support/drawingOnDisk';
import { fileRow, openFiles, openFolder, uploadFiles } from './support/explorer';
import { expect, setUpSample, signIn, test } from './support/fixtures';
import { removeData, startServer } from './support/server';

/** What the goal of the product allows one process, in bytes. */
const MOST_BYTES = 250e6;
const ROUNDS = 50;
const MB = 1024 * 1024;

test('a server at work on the embedded database takes less than 250 MB', { tag: '@test-all' }, async ({
  page,
}) => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'linework-e2e-'));
  await setUpSample(dataDirectory);
  const server = await startServer({ dataDirectory });
  try {
    await signIn(page, server.url);
    for (let round = 0; round < ROUNDS; round++)
      for (const path of some(whatIsLookedAt(round))) {
        const answer = await page.request.get(`${server.url}/api/${path}`);
        expect(answer.status(), path).toBe(200);
      }
    expect(await server.highestMemory()).toBeLessThan(MOST_BYTES);
  } finally {
    await server.stop();
    await removeData(dataDirectory);
  }
});

test('FIL-08: an upload of 50 MB costs the server at most 50 MB of memory', { tag: '@test-all' }, async ({
  page,
}) => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'linework-e2e-'));
  await setUpSample(dataDirectory);
  const server = await startServer({ dataDirectory });
  // What comes with the first upload of all is not the price of a large one.
  const [small, large] = [await drawingOnDisk('Small.dwg', MB), await drawingOnDisk('Large.dwg', 50 * MB)];
  try {
    await signIn(page, server.url);
    await openFiles(page, server.url, /^Drawings/);
    await openFolder(page, 'Design');
    const upload = async ({ name, path }: { name: string; path: string }) => {
      await uploadFiles(page, [path]);
      await expect(fileRow(page, name)).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
    };
    await upload(small);
    const before = await server.memoryNow();
    await upload(large);
    expect((await server.highestMemory()) - before).toBeLessThan(50 * MB);
  } finally {
    await server.stop();
    await small.remove();
    await large.remove();
    await removeData(dataDirectory);
  }
});

function whatIsLookedAt(round: number): string[] {
  const searches = ['', 'bearing', 'dra', 'review', 'pump'];
  const search = searches[round % searches.length];
  const lists = ['title', 'dueDate', 'project', 'priority'].map(
    (sort) => `tasks?limit=50&sort=${sort}&search=${search}`,
  );
  return [...lists, `tasks/counts?search=${search}`, 'dashboard', 'projects?limit=50'];
}
