import { Readable } from 'node:stream';
import { THUMBNAIL } from '@linework/domain';
import type { Context } from 'hono';
import type { AppEnv } from '../http/AppEnv';
import { Problem } from '../http/Problem';
import { contentDisposition } from './contentDisposition';
import type { FileStore } from './FileStore';
import type { FileContent } from './files.queries';

/** What a browser shows by itself without running any of it; everything else is saved. */
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/gif', 'text/plain', 'application/pdf']);

/**
 * What people uploaded never runs as a part of the app: a document of its own, without scripts, forms or the app's cookies. A PDF
 * is shown by the browser's own reader, which the sandbox would keep from starting.
 */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/**
 * Answers with a file's bytes, all or the part that `Range` asks for (RFC 9110, section 14: one range), as a download unless it
 * is of a kind that may be shown.
 *
 * @param inline asked for to be shown
 */
export async function sendContent(
  c: Context<AppEnv>,
  store: FileStore,
  { name, type, size, sha256, storageKey }: FileContent,
  { inline }: { inline: boolean },
): Promise<Response> {
  const isShown = inline && SHOWN.has(type);
  const tag = `"${sha256}"`;
  const isPdf = isShown && type === 'application/pdf';
  const headers: Record<string, string> = {
    'Content-Type': type === 'text/plain' ? 'text/plain; charset=utf-8' : type,
    'Content-Disposition': contentDisposition(isShown ? 'inline' : 'attachment', name),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': isPdf ? POLICY : `${POLICY}; sandbox`,
    'Cache-Control': 'private, no-cache',
    'Accept-Ranges': 'bytes',
    ETag: tag,
  };
  if (c.req.header('if-none-match') === tag) return c.body(null, 304, headers);
  const range = rangeOf(c, size, tag);
  const { start, end } = range ?? { start: 0, end: size };
  headers['Content-Length'] = String(end - start);
  if (range) headers['Content-Range'] = `bytes ${start}-${end - 1}/${size}`;
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD') return c.body(null, status, headers);
  if ((await store.sizeOf(storageKey)) < size)
    throw new Problem(500, {
      detail: 'The content of this file is not there. Tell whoever runs the server.',
    });
  const body = Readable.toWeb(store.stream(storageKey, start, end)) as ReadableStream;
  return c.body(body, status, headers);
}

/** Answers with the small picture of a file, to be shown within the app. @param picture base64 */
export function sendPicture(
  c: Context<AppEnv>,
  { picture, sha256 }: { picture: string; sha256: string },
): Response {
  const tag = `"${sha256}-thumbnail"`;
  const headers = {
    'Content-Type': THUMBNAIL.type,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': `${POLICY}; sandbox`,
    'Cache-Control': 'private, no-cache',
    ETag: tag,
  };
  if (c.req.header('if-none-match') === tag) return c.body(null, 304, headers);
  return c.body(Buffer.from(picture, 'base64'), 200, headers);
}

/** @throws Problem 416 where it asks for what is not there */
function rangeOf(c: Context, size: number, tag: string): { start: number; end: number } | null {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(c.req.header('range') ?? '');
  const condition = c.req.header('if-range');
  if (!asked || (condition !== undefined && condition !== tag)) return null;
  const [, first = '', last = ''] = asked;
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  if (start >= size || start >= end)
    throw new Problem(416, { detail: `There are ${size} bytes: this range is beyond them.` });
  return { start, end };
}
