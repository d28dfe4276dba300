import { createHash } from 'node:crypto';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newId } from './support/create';
import { expect, signIn, test } from './support/fixtures';
import { removeData, runLinework, startServer } from './support/server';

const PICTURE = join(import.meta.dirname, '../docs/images/dashboard.png');

test('SRV-02, SRV-04: a file that was uploaded comes out of a restored backup of the running server byte by byte, and so does the sample', async ({
  ownServer,
  page,
}) => {
  const bytes = await readFile(PICTURE);
  await signIn(page, ownServer.url);
  await storeDocument(page, ownServer.url, 'Panorama.png', bytes);
  const before = await contentsOf(page, ownServer.url);
  const place = await mkdtemp(join(tmpdir(), 'linework-e2e-'));
  const [backup, dataDirectory] = [join(place, 'all.linework'), join(place, 'data')];
  await runLinework(['backup', backup], ownServer.dataDirectory);
  await runLinework(['restore', backup], dataDirectory);
  await runLinework(['doctor'], dataDirectory);
  const restored = await startServer({ dataDirectory });
  try {
    await signIn(page, restored.url);
    expect(await contentsOf(page, restored.url)).toEqual(before);
    await page.goto(`${restored.url}/documents?view=list&search=panorama`);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Panorama.png' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('Panorama.png');
    expect((await readFile(await saved.path())).equals(bytes)).toBe(true);
  } finally {
    await restored.stop();
    await removeData(place);
  }
});

/** Uploads a document into one of the sample's projects by the API, as the explorer does. */
async function storeDocument(page: Page, url: string, name: string, bytes: Buffer): Promise<void> {
  const headers = { origin: url };
  const [project] = (await (await page.request.get(`${url}/api/projects`)).json()).rows;
  const metadata = Object.entries({ filename: name, kind: 'document', projectId: project.id }).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  );
  const announced = await page.request.post(`${url}/api/uploads`, {
    headers: { ...headers, 'upload-length': String(bytes.length), 'upload-metadata': metadata.join(',') },
  });
  expect(announced.status(), await announced.text()).toBe(201);
  const address = announced.headers().location ?? '';
  const sent = await page.request.patch(new URL(address, url).href, {
    data: bytes,
    headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
  });
  expect(sent.status(), await sent.text()).toBe(204);
  const form = { projectId: project.id, name, category: 'Images', description: '' };
  const stored = await page.request.post(`${url}/api/files`, {
    data: { id: newId(), uploadId: address.split('/').at(-1), ...form },
    headers,
  });
  expect(stored.ok(), await stored.text()).toBe(true);
}

/** SHA-256 of the contents of the first files, by name and id. */
async function contentsOf(page: Page, url: string): Promise<Record<string, string>> {
  const { rows } = await (await page.request.get(`${url}/api/files`)).json();
  expect(rows.length).toBeGreaterThan(10);
  const contents: Record<string, string> = {};
  for (const { id, name } of rows) {
    const answer = await page.request.get(`${url}/api/files/${id}/content`);
    expect(answer.status(), name).toBe(200);
    contents[`${name} ${id}`] = createHash('sha256')
      .update(await answer.body())
      .digest('hex');
  }
  return contents;
}
