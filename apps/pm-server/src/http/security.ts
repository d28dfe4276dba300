import { createMiddleware } from 'hono/factory';
import type { Services } from '../server/Services';
import type { AppEnv } from './AppEnv';
import { isUpload } from './isUpload';
import { Problem } from './Problem';

/**
 * Scripts and stylesheets come from our own origin only. Radix places pop-ups with style attributes, which is what
 * `style-src-attr` allows; the style elements that it inserts need the page's nonce.
 */
export function contentSecurityPolicy(nonce?: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    nonce ? `style-src 'self' 'nonce-${nonce}'` : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Of a worker's script, which works on what people uploaded: it runs and reaches what is of our own origin, and nothing else. */
export const WORKER_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/**
 * The headers of a page that shows a file in a frame of ours: it has no rights and no origin, even where somebody opens it by itself, and
 * its own policy, which lets its one script run and nothing be fetched.
 * @param page its HTML, which says its policy in a meta element
 */
export function frameHeaders(page: string): Record<string, string> {
  const own = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(page)?.[1];
  return {
    'Content-Security-Policy': `${own ?? "default-src 'none'"}; sandbox allow-scripts; frame-ancestors 'self'`,
    'X-Frame-Options': 'SAMEORIGIN',
  };
}

/** The headers of every answer. */
export function securityHeaders({ publicUrl, webRoot }: Pick<Services, 'publicUrl' | 'webRoot'>) {
  const https = publicUrl?.startsWith('https://') ?? false;
  const everywhere = {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
  const policy = { 'Content-Security-Policy': contentSecurityPolicy() };
  const ofApi = { ...everywhere, ...policy, 'Cache-Control': 'no-store' };
  // In development Vite serves the pages, with inline scripts of its own.
  const ofPages = webRoot === null ? everywhere : { ...everywhere, ...policy };
  return createMiddleware<AppEnv>((c, next) => {
    // Before the route runs, so that they are on answers to errors too.
    Object.assign(c.get('headers'), c.req.path.startsWith('/api/') ? ofApi : ofPages);
    return next();
  });
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site's page sends: by where browsers say that they come from, and by a content type that forms
 * cannot send. Programs without a browser say neither and go through: they carry no cookie that they were not given.
 */
export function refuseForeignWrites({ publicUrl }: Pick<Services, 'publicUrl'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (SAFE.has(c.req.method)) return next();
    const site = c.req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw foreign();
    const origin = c.req.header('origin');
    if (origin !== undefined && !isOwnOrigin(origin, c.req.header('host'), publicUrl)) throw foreign();
    const hasBody =
      c.req.header('content-length') !== '0' &&
      (c.req.header('content-length') ?? c.req.header('transfer-encoding')) !== undefined;
    const expected = isUpload(c) ? 'application/offset+octet-stream' : 'application/json';
    const type = (c.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
    if (hasBody && type !== expected) throw new Problem(415, { detail: `Send the data as ${expected}.` });
    return next();
  });
}

/**
 * A server on the loopback interface answers to loopback names only, unless told its public address: a page elsewhere that
 * makes its own name point here (DNS rebinding) would otherwise count as the same origin.
 */
export function refuseForeignHosts({ publicUrl, loopback }: { publicUrl: string | null; loopback: boolean }) {
  const publicHost = publicUrl ? new URL(publicUrl).host : null;
  return createMiddleware<AppEnv>(async (c, next) => {
    const host = c.req.header('host') ?? '';
    if (loopback && host !== publicHost && !LOOPBACK_HOST.test(host)) {
      throw new Problem(403, {
        detail: 'This server answers to its own address only. Set PUBLIC_URL to the address that people use.',
      });
    }
    return next();
  });
}

const LOOPBACK_HOST = /^(?:localhost|[a-z0-9-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** At its public address the scheme counts too: the http page of an https server is somebody else's. */
function isOwnOrigin(origin: string, host: string | undefined, publicUrl: string | null): boolean {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  const known = publicUrl ? new URL(publicUrl) : null;
  return from.host === known?.host ? from.origin === known.origin : from.host === host;
}

function foreign(): Problem {
  return new Problem(403, { detail: 'This request came from another site.' });
}
