import type { Page } from '@playwright/test';
import { newId } from './create';
import { expect } from './fixtures';

/** Uploads a file by the API, as the explorer does. @returns its id */
export async function storeFile(
  page: Pick<Page, 'request'>,
  url: string,
  file: {
    kind: 'document' | 'drawing';
    projectId: string;
    name: string;
    category: string;
    description?: string;
    content: Buffer;
  },
): Promise<string> {
  const { kind, projectId, name, category, description = '', content } = file;
  const said = Object.entries({ filename: name, filetype: '', kind, projectId }).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  );
  const announced = await page.request.post(`${url}/api/uploads`, {
    headers: { 'upload-length': String(content.length), 'upload-metadata': said.join(',') },
  });
  expect(announced.status(), await announced.text()).toBe(201);
  const address = announced.headers().location ?? '';
  const sent = await page.request.patch(`${url}${address}`, {
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    data: content,
  });
  expect(sent.status(), await sent.text()).toBe(204);
  const id = newId();
  const uploadId = address.split('/').at(-1);
  const stored = await page.request.post(`${url}/api/files`, {
    data: { id, projectId, uploadId, name, category, description },
  });
  expect(stored.status(), await stored.text()).toBe(200);
  return id;
}
