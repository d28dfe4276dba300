import { v7 } from 'uuid';
import type { TestApp } from './onDatabase';
import type { Answer, Person } from './testWorkspace';

/** What an upload says of itself. */
export interface Announced {
  projectId?: string;
  kind?: 'document' | 'drawing';
  name?: string;
  type?: string;
  /** Bytes; those that are sent unless it says otherwise. */
  length?: number;
}

/** The smallest text that is let in. */
export const NOTE = Buffer.from('Gate hydraulics\n');
/** The beginning of a JPEG of this size, px, in base64: all that is read of one. */
export function jpegOf(width: number, height: number): string {
  const frame = [0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255];
  return Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, ...frame, ...Array(20).fill(0)]).toString('base64');
}
export const BYTES = { 'content-type': 'application/offset+octet-stream' };

/** Which contents lie on the disk. */
export async function keysOnDisk({ services: { fileStore } }: TestApp): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of fileStore.keys()) keys.push(key);
  return keys.sort();
}

/** Announces an upload. */
export function announceUpload(
  person: Person,
  { projectId, kind, name, type, length }: Announced,
): Promise<Answer> {
  const metadata = Object.entries({
    filename: name ?? 'note.txt',
    filetype: type ?? '',
    kind: kind ?? 'document',
    projectId: projectId ?? '',
  }).map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`);
  return person.send('POST', '/api/uploads', null, {
    'upload-length': String(length ?? NOTE.length),
    'upload-metadata': metadata.join(','),
  });
}

export function sendPart(
  person: Person,
  address: string,
  offset: number,
  bytes: Uint8Array,
): Promise<Answer> {
  return person.send('PATCH', address, bytes, { ...BYTES, 'upload-offset': String(offset) });
}

/** Uploads all of it. @returns the id of the upload, or the answer that refused it */
export async function upload(
  person: Person,
  announced: Announced,
  bytes: Uint8Array = NOTE,
): Promise<{ uploadId: string; refused: Answer | null }> {
  const created = await announceUpload(person, { length: bytes.length, ...announced });
  if (created.status !== 201) return { uploadId: '', refused: created };
  const address = created.headers.get('location') ?? '';
  const sent = await sendPart(person, address, 0, bytes);
  return { uploadId: address.replace('/api/uploads/', ''), refused: sent.status === 204 ? null : sent };
}

export function fileForm(projectId: string, uploadId: string, fields: object = {}) {
  return {
    id: v7(),
    projectId,
    uploadId,
    name: 'note.txt',
    category: 'Design',
    description: 'Basis',
    ...fields,
  };
}

/** A stored file. @throws where it was refused */
export async function storeFile(
  person: Person,
  projectId: string,
  fields: { name?: string; kind?: 'document' | 'drawing'; category?: string; description?: string } = {},
  bytes: Uint8Array = NOTE,
): Promise<Answer['body']> {
  const { kind, ...form } = fields;
  const { uploadId, refused } = await upload(
    person,
    { projectId, ...(kind && { kind }), name: form.name ?? 'note.txt' },
    bytes,
  );
  if (refused) throw new Error(`The upload answered ${refused.status}: ${JSON.stringify(refused.body)}`);
  const stored = await person.post('/api/files', fileForm(projectId, uploadId, form));
  if (stored.status !== 200)
    throw new Error(`The file answered ${stored.status}: ${JSON.stringify(stored.body)}`);
  return stored.body;
}

/** The same, with a small picture of it. */
export async function storePicturedFile(...asked: Parameters<typeof storeFile>): Promise<Answer['body']> {
  const file = await storeFile(...asked);
  const kept = await asked[0].put(`/api/files/${file.id}/thumbnail`, file.version, {
    picture: jpegOf(200, 300),
  });
  if (kept.status !== 200) throw new Error(`The picture answered ${kept.status}`);
  return file;
}
