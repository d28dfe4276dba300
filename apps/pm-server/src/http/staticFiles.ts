import { randomBytes } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './AppEnv';
import { notFound } from './Problem';
import { contentSecurityPolicy } from './security';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Serves the built web app: files with a hash in their name for ever, index.html for every page of the app, 404 for a missing
 * file. Sends the .br or .gz beside a file where there is one and the browser takes it.
 */
export function staticFiles(root: string) {
  return createMiddleware<AppEnv>(async (c) => {
    const path = safePath(c.req.path);
    if (path === null) throw notFound('This page');
    const file = path === '/' ? null : await fileAt(join(root, path));
    if (file) return send(c, join(root, path), file, cacheFor(path));
    // A name with an ending is a file that is missing; anything else is a page of the app.
    if (extname(path) !== '' || !acceptsHtml(c)) throw notFound('This file');
    return sendPage(c, join(root, 'index.html'));
  });
}

/**
 * The app's page with a nonce of this answer's own, in its `csp-nonce` meta element and in the policy: the app hands it to
 * the style elements that pop-ups insert. Kept nowhere: a page that the browser kept would carry the nonce of another answer,
 * and show somebody who signed out, on Back, what was there.
 */
async function sendPage(c: Context, index: string): Promise<Response> {
  const page = await readFile(index, 'utf8').catch(() => null);
  if (page === null) throw notFound('The web app, which has not been built,');
  const nonce = randomBytes(16).toString('base64');
  c.header('Content-Security-Policy', contentSecurityPolicy(nonce));
  c.header('Cache-Control', 'no-store');
  return c.html(page.replaceAll('__CSP_NONCE__', nonce));
}

/** Serves one folder of files under a path of its own, such as the API page's. */
export async function sendFile(c: Context, path: string): Promise<Response> {
  const file = await fileAt(path);
  if (!file) throw notFound('This file');
  return send(c, path, file, 'public, max-age=3600');
}

async function send(c: Context, path: string, original: Stats, cache: string): Promise<Response> {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const tag = `W/"${original.size.toString(36)}-${original.mtimeMs.toString(36)}"`;
  c.header('Content-Type', type);
  c.header('Cache-Control', cache);
  c.header('ETag', tag);
  c.header('Vary', 'Accept-Encoding');
  if (c.req.header('if-none-match') === tag) return c.body(null, 304);
  const accepted = c.req.header('accept-encoding') ?? '';
  for (const [encoding, ending] of ENCODINGS) {
    if (!new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted)) continue;
    const packed = await fileAt(path + ending);
    if (!packed) continue;
    c.header('Content-Encoding', encoding);
    return stream(c, path + ending, packed);
  }
  return stream(c, path, original);
}

function stream(c: Context, path: string, { size }: Stats): Response {
  c.header('Content-Length', String(size));
  if (c.req.method === 'HEAD') return c.body(null);
  return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream);
}

function cacheFor(path: string): string {
  return /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The path below the root, or null where it leads out of it or hides something. */
function safePath(path: string): string | null {
  try {
    const decoded = normalize(decodeURIComponent(path)).split(sep).join('/');
    const isPlain =
      decoded.startsWith('/') &&
      !decoded.includes('\0') &&
      !decoded.split('/').some((part) => part.startsWith('.'));
    return isPlain ? decoded : null;
  } catch {
    return null;
  }
}

function acceptsHtml(c: Context): boolean {
  const accept = c.req.header('accept');
  return accept === undefined || /text\/html|\*\/\*/.test(accept);
}

async function fileAt(path: string): Promise<Stats | null> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? found : null;
}
