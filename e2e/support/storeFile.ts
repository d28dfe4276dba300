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
  const { projectId, name, category, description = '' } = file;
  const uploadId = await upload(page, url, file);
  const id = newId();
  const stored = await page.request.post(`${url}/api/files`, {
    data: { id, projectId, uploadId, name, category, description },
  });
  expect(stored.status(), await stored.text()).toBe(200);
  return id;
}

/** Uploads the next revision of a file by the API. */
export async function storeRevision(
  page: Pick<Page, 'request'>,
  url: string,
  id: string,
  content: Buffer,
): Promise<void> {
  const file = await (await page.request.get(`${url}/api/files/${id}`)).json();
  const uploadId = await upload(page, url, { ...file, content });
  const { name, category, description } = file;
  const stored = await page.request.put(`${url}/api/files/${id}`, {
    headers: { 'if-match': `"${file.version}"` },
    data: { name, category, description, uploadId },
  });
  expect(stored.status(), await stored.text()).toBe(200);
}

/** @returns the upload's id, of which a file is made */
async function upload(
  page: Pick<Page, 'request'>,
  url: string,
  file: { kind: 'document' | 'drawing'; projectId: string; name: string; content: Buffer },
): Promise<string | undefined> {
  const { kind, projectId, name, content } = file;
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
  return address.split('/').at(-1);
}
