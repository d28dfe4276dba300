import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './AppEnv';
import { acceptsEncoding } from './acceptsEncoding';
import { compress } from './compress';
import { type AskSession, firstScreen } from './firstScreen';
import { notFound } from './Problem';
import { contentSecurityPolicy, frameHeaders, WORKER_POLICY } from './security';

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
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};
/** The build's name of a worker's script. */
const WORKER = /\.worker\.[^/]*\.m?js$/;
/** Pages that show a file in a frame of ours. */
const FRAME = /^\/frames\/[^/]+\.html$/;
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** A file as it is answered: read once, so that no request waits for the disk or for the threads that read it. */
interface StoredFile {
  content: Uint8Array<ArrayBuffer>;
  type: string;
  cache: string;
  /** Of its content, so that a build that changes nothing keeps what browsers have. */
  tag: string;
  /** The same content compressed, best first. */
  packed: { encoding: string; content: Uint8Array<ArrayBuffer> }[];
}

/**
 * Serves the built web app from memory: files with a hash in their name for ever, index.html for every page of the app, 404 for a
 * missing file. Sends the .br or .gz beside a file where there is one and the browser takes it. The folder is read at once, a few
 * megabytes; files that come later are not served.
 *
 * From memory, because Node reads files on the threads that hash passwords: in a flood of sign-ins each file waited for seconds.
 */
export function staticFiles(root: string, askSession: AskSession) {
  const files = new Map(filesBelow(root).map((path) => [path, storedFile(join(root, path), cacheFor(path))]));
  const index = files.get('/index.html');
  const page = index ? new TextDecoder().decode(index.content) : null;
  const firstScreenOf = firstScreen(root, askSession);
  return createMiddleware<AppEnv>(async (c) => {
    const path = plainPath(c.req.path);
    if (path === null) throw notFound('This page');
    const file = files.get(path);
    if (file && path !== '/index.html') {
      if (WORKER.test(path)) c.header('Content-Security-Policy', WORKER_POLICY);
      if (FRAME.test(path))
        for (const [name, value] of Object.entries(frameHeaders(new TextDecoder().decode(file.content))))
          c.header(name, value);
      return sendFile(c, file);
    }
    // A name with an ending is a file that is missing; anything else is a page of the app.
    if (path !== '/index.html' && (extname(path) !== '' || !acceptsHtml(c))) throw notFound('This file');
    if (page === null) throw notFound('The web app, which has not been built,');
    return sendPage(c, page, await firstScreenOf(c));
  });
}

/**
 * The app's page with a nonce of this answer's own, in its `csp-nonce` meta element and in the policy: the app hands it to
 * the style elements that pop-ups insert. Kept nowhere: a page that the browser kept would carry the nonce of another answer,
 * and show somebody who signed out, on Back, what was there.
 */
function sendPage(c: Context<AppEnv>, page: string, head: string): Response {
  const nonce = randomBytes(16).toString('base64');
  const text = page.replaceAll('__CSP_NONCE__', nonce).replace('<!--first-screen-->', () => head);
  c.header('Content-Security-Policy', contentSecurityPolicy(nonce));
  c.header('Cache-Control', 'no-store');
  c.header('Content-Type', TYPES['.html']);
  c.header('Vary', 'Accept-Encoding');
  // The only secret in it, the nonce, is another one each time.
  const compressed = compress(text, c.req.header('accept-encoding'));
  if (!compressed) return c.body(text);
  c.header('Content-Encoding', compressed.encoding);
  return c.body(compressed.body);
}

/** Reads a file with the .br and .gz beside it. */
export function storedFile(path: string, cache: string): StoredFile {
  const content = bytesOf(path);
  return {
    content,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    cache,
    tag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    packed: ENCODINGS.filter(([, ending]) => existsSync(path + ending)).map(([encoding, ending]) => ({
      encoding,
      content: bytesOf(path + ending),
    })),
  };
}

export function sendFile(c: Context, { content, type, cache, tag, packed }: StoredFile): Response {
  c.header('Content-Type', type);
  c.header('Cache-Control', cache);
  c.header('ETag', tag);
  c.header('Vary', 'Accept-Encoding');
  if (c.req.header('if-none-match') === tag) return c.body(null, 304);
  const accepted = c.req.header('accept-encoding');
  const taken = packed.find(({ encoding }) => acceptsEncoding(accepted, encoding));
  if (taken) c.header('Content-Encoding', taken.encoding);
  const body = taken?.content ?? content;
  c.header('Content-Length', String(body.length));
  return c.req.method === 'HEAD' ? c.body(null) : c.body(body);
}

function bytesOf(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path));
}

/** Paths as in a URL, '/assets/index-CyUby7ut.js'; none where there is no such folder. What is hidden stays so. */
function filesBelow(root: string, folder = '/'): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (entry.name.startsWith('.') || ENCODINGS.some(([, ending]) => entry.name.endsWith(ending))) return [];
    if (entry.isDirectory()) return filesBelow(root, `${path}/`);
    return entry.isFile() ? [path] : [];
  });
}

function cacheFor(path: string): string {
  return /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The path as a file's name says it; null where it is a hidden one. What no file's name can be is the app's to judge, as it stands. */
function plainPath(path: string): string | null {
  const plain = normalize(decoded(path)).split(sep).join('/');
  return plain.startsWith('/') && !/\/\./.test(plain) ? plain : null;
}

/** A path with a broken escape ('/clients/%zz') or NUL stays as it stands in the address. */
function decoded(path: string): string {
  try {
    const plain = decodeURIComponent(path);
    return plain.includes('\0') ? path : plain;
  } catch {
    return path;
  }
}

function acceptsHtml(c: Context): boolean {
  const accept = c.req.header('accept');
  return accept === undefined || /text\/html|\*\/\*/.test(accept);
}
