import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import type { AppEnv } from './AppEnv';
import { Problem, sendProblem } from './Problem';
import { staticFiles } from './staticFiles';

const folder = mkdtempSync(join(tmpdir(), 'lw-static-'));
const root = join(folder, 'dist');
mkdirSync(join(root, 'assets'), { recursive: true });
writeFileSync(join(folder, 'secret.txt'), 'secret');
writeFileSync(join(root, 'index.html'), '<html><meta property="csp-nonce" nonce="__CSP_NONCE__">app</html>');
writeFileSync(join(root, '.hidden'), 'hidden');
writeFileSync(join(root, 'assets', 'index-CyUby7ut.js'), 'plain');
writeFileSync(join(root, 'assets', 'index-CyUby7ut.js.br'), 'brotli');
writeFileSync(join(root, 'assets', 'index-CyUby7ut.js.gz'), 'gzipped');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const app = new Hono<AppEnv>();
app.on(['GET', 'HEAD'], '*', staticFiles(root));
app.onError((error, c) => (error instanceof Problem ? sendProblem(c, error) : c.text('', 500)));
const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://localhost${path}`, { headers });

describe('The web app from the server', () => {
  it('GEN-01: every page of the app is index.html, never cached for long', async () => {
    for (const path of ['/', '/dashboard', '/app', '/app/clients/edit?id=x', '/nowhere']) {
      const response = await get(path, { accept: 'text/html' });
      expect([path, response.status, await response.text()]).toEqual([
        path,
        200,
        expect.stringContaining('app</html>'),
      ]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('SRV-01: each page carries a nonce of its own, in the page and in its policy', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await get('/dashboard', { accept: 'text/html' });
        const nonce = (await response.text()).match(/nonce="([^"]+)"/)?.[1] ?? 'none';
        expect(response.headers.get('content-security-policy')).toContain(
          `style-src 'self' 'nonce-${nonce}'`,
        );
        expect(response.headers.get('etag')).toBeNull();
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
    expect(nonces).not.toContain('__CSP_NONCE__');
  });

  it('GEN-01: files with a hash are kept for ever and come packed as the browser takes them', async () => {
    const path = '/assets/index-CyUby7ut.js';
    for (const [accepted, text, encoding] of [
      ['gzip, deflate, br', 'brotli', 'br'],
      ['gzip', 'gzipped', 'gzip'],
      ['br;q=0, gzip', 'gzipped', 'gzip'],
      ['identity', 'plain', null],
    ] as const) {
      const response = await get(path, { 'accept-encoding': accepted });
      expect([await response.text(), response.headers.get('content-encoding')]).toEqual([text, encoding]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    }
    const tag = (await get(path)).headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': tag })).status).toBe(304);
  });

  it('SRV-01: a missing file is 404, and nothing outside the folder or hidden in it is served', async () => {
    for (const path of [
      '/assets/gone-12345678.js',
      '/favicon.ico',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/.hidden',
      '/%00',
      '/%E0%A4%A',
    ]) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).not.toMatch(/^secret|hidden$/);
    }
  });
});
