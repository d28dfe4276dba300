import type { Page } from '@playwright/test';
import { newId } from './create';
import { expect } from './fixtures';

export interface OfferedFile {
  kind: 'document' | 'drawing';
  projectId: string;
  name: string;
  category: string;
  description?: string;
  content: Buffer;
}

/** Uploads a file by the API, as the explorer does. @returns its id */
export async function storeFile(
  page: Pick<Page, 'request'>,
  url: string,
  file: OfferedFile,
): Promise<string> {
  const { id, refused } = await offerFile(page, url, file);
  expect(refused).toBeUndefined();
  return id ?? '';
}

/** The same of one that may be refused. @returns its id, or why not */
export async function offerFile(
  page: Pick<Page, 'request'>,
  url: string,
  file: OfferedFile,
): Promise<{ id: string; refused?: never } | { refused: string; id?: never }> {
  const { projectId, name, category, description = '' } = file;
  const { uploadId, refused } = await upload(page, url, file);
  if (refused !== undefined) return { refused };
  const id = newId();
  const stored = await page.request.post(`${url}/api/files`, {
    data: { id, projectId, uploadId, name, category, description },
  });
  expect(stored.status(), await stored.text()).toBe(200);
  return { id };
}

/** Uploads the next revision of a file by the API. */
export async function storeRevision(
  page: Pick<Page, 'request'>,
  url: string,
  id: string,
  content: Buffer,
): Promise<void> {
  const file = await (await page.request.get(`${url}/api/files/${id}`)).json();
  const { uploadId, refused } = await upload(page, url, { ...file, content });
  expect(refused).toBeUndefined();
  const { name, category, description } = file;
  const stored = await page.request.put(`${url}/api/files/${id}`, {
    headers: { 'if-match': `"${file.version}"` },
    data: { name, category, description, uploadId },
  });
  expect(stored.status(), await stored.text()).toBe(200);
}

/** @returns the upload's id, of which a file is made, or why it was refused */
async function upload(
  page: Pick<Page, 'request'>,
  url: string,
  file: Pick<OfferedFile, 'kind' | 'projectId' | 'name' | 'content'>,
): Promise<{ uploadId: string; refused?: never } | { refused: string; uploadId?: never }> {
  const { kind, projectId, name, content } = file;
  const said = Object.entries({ filename: name, filetype: '', kind, projectId }).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  );
  const announced = await page.request.post(`${url}/api/uploads`, {
    headers: { 'upload-length': String(content.length), 'upload-metadata': said.join(',') },
  });
  if (announced.status() === 422) return { refused: (await announced.json()).detail };
  expect(announced.status(), await announced.text()).toBe(201);
  const address = announced.headers().location ?? '';
  const sent = await page.request.patch(`${url}${address}`, {
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    data: content,
  });
  if (sent.status() === 422) return { refused: (await sent.json()).detail };
  expect(sent.status(), await sent.text()).toBe(204);
  return { uploadId: address.split('/').at(-1) ?? '' };
}
