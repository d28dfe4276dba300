import { createHash } from 'node:crypto';
import type { ContentType } from '@linework/domain';
import { fileTypeFromBuffer } from 'file-type';
import type { FileStore } from './FileStore';
import { oleTypesOf } from './oleTypesOf';
import { isText, textTypeOf, wideText } from './textTypeOf';
import { zipTypeOf } from './zipTypeOf';

export interface Judged {
  /** What it is, or may be where a password hides it; none where it is nothing that is stored here. */
  types: readonly ContentType[];
  /** Hexadecimal. */
  sha256: string;
}

/** What signatures need: file-type's own sample is 4,100 bytes. */
const HEAD = 64 * 1024;

/** What file-type finds that needs no second look. */
const PLAIN: Readonly<Record<string, ContentType>> = {
  'application/pdf': 'application/pdf',
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/gif': 'image/gif',
  // Animated ones.
  'image/apng': 'image/png',
};

/** Versions from R13 (AC1012) on; what was there before has no drawing program left. */
const DWG = /^AC10\d\d/;
/** The shortest header of a DWG that says where its sections are, bytes. */
const DWG_HEADER = 100;

/**
 * What a stored file is, by its bytes alone: neither its name nor what was declared counts. Nothing is unpacked: of archives only
 * the list of their entries is read.
 */
export async function judgeContent(store: FileStore, key: string, size: number): Promise<Judged> {
  const hash = createHash('sha256');
  let isTextual = true;
  for await (const chunk of store.stream(key, 0, size)) {
    hash.update(chunk);
    isTextual &&= isText(chunk);
  }
  const types = size === 0 ? [] : await typesOf(store, key, size, isTextual);
  return { types, sha256: hash.digest('hex') };
}

async function typesOf(
  store: FileStore,
  key: string,
  size: number,
  isTextual: boolean,
): Promise<readonly ContentType[]> {
  const head = await store.read(key, 0, Math.min(size, HEAD));
  const start = Buffer.from(head.subarray(0, 32)).toString('latin1');
  if (start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return oleTypesOf(store, key, size);
  const type = await typeOf(store, key, { size, isTextual, head, start });
  return type === null ? [] : [type];
}

async function typeOf(
  store: FileStore,
  key: string,
  { size, isTextual, head, start }: { size: number; isTextual: boolean; head: Uint8Array; start: string },
): Promise<ContentType | null> {
  if (DWG.test(start)) return size >= DWG_HEADER ? 'image/vnd.dwg' : null;
  if (start.startsWith('AutoCAD Binary DXF\r\n\x1a\0')) return 'image/vnd.dxf';
  if (start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')) return zipTypeOf(store, key, size);
  const text = textTypeOf(head, isTextual);
  if (text === 'image/svg+xml' || text === 'image/vnd.dxf' || wideText(head) !== null) return text;
  const found = await fileTypeFromBuffer(head.subarray(0, 4_100));
  if (found) return PLAIN[found.mime] ?? null;
  return text;
}
