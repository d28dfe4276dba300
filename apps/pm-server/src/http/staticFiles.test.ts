import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
writeFileSync(join(root, 'assets', 'pdf.worker.min-FHbmGBN0.mjs'), 'works');
mkdirSync(join(root, 'frames'));
writeFileSync(
  join(root, 'frames', 'word.html'),
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-abc='"><script>1</script>`,
);
writeFileSync(join(root, 'frames', 'bare.html'), '<script>1</script>');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const visitor = async () => Response.json({ person: null, ended: null });
const app = new Hono<AppEnv>();
app.on(['GET', 'HEAD'], '*', staticFiles(root, visitor));
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

  it('ASVS-34: the script of a worker reaches and runs what is of our own origin, and nothing else', async () => {
    const { headers } = await get('/assets/pdf.worker.min-FHbmGBN0.mjs');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
    );
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await get('/assets/index-CyUby7ut.js')).headers.get('content-security-policy')).toBeNull();
  });

  it('ASVS-26, ASVS-34: a page that shows files may be framed by ours alone, and runs its own script without an origin', async () => {
    for (const [path, own] of [
      ['/frames/word.html', "default-src 'none'; script-src 'sha256-abc='"],
      ['/frames/bare.html', "default-src 'none'"],
    ] as const) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toBe(
        `${own}; sandbox allow-scripts; frame-ancestors 'self'`,
      );
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('cache-control')).toBe('no-cache');
    }
    expect((await get('/assets/index-CyUby7ut.js')).headers.get('x-frame-options')).toBeNull();
  });

  it('SRV-02: files and pages are answered from memory, without the threads that hash passwords', async () => {
    const copy = join(folder, 'copy');
    cpSync(root, copy, { recursive: true });
    const served = new Hono<AppEnv>();
    served.on(['GET', 'HEAD'], '*', staticFiles(copy, visitor));
    rmSync(copy, { recursive: true });
    for (const [path, text] of [
      ['/assets/index-CyUby7ut.js', 'plain'],
      ['/dashboard', 'app'],
    ] as const)
      expect(await (await served.request(`http://localhost${path}`)).text()).toContain(text);
    const head = await served.request('http://localhost/assets/index-CyUby7ut.js', { method: 'HEAD' });
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['5', '']);
  });

  it('SRV-01: a missing file is 404, and nothing outside the folder or hidden in it is served', async () => {
    for (const path of [
      '/assets/gone-12345678.js',
      '/favicon.ico',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/.hidden',
    ]) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).not.toMatch(/^secret|hidden$/);
    }
  });

  it('GEN-03: an address with a broken escape is a page of the app, which says that there is none', async () => {
    for (const path of ['/%00', '/%zz', '/clients/%E0%A4%A', '/app/%']) {
      const response = await get(path, { accept: 'text/html' });
      expect([path, response.status, await response.text()]).toEqual([
        path,
        200,
        expect.stringContaining('app'),
      ]);
    }
    expect((await get('/assets/%zz.js')).status).toBe(404);
  });

  describe('names in the head of a page what its screen needs first', () => {
    mkdirSync(join(folder, 'screens', '.vite'), { recursive: true });
    writeFileSync(join(folder, 'screens', 'index.html'), '<head><!--first-screen--></head>');
    const screen = (path: string, inWorkspace: boolean) => ({
      path,
      inWorkspace,
      scripts: [`/assets/${path || 'landing'}.js`],
      styles: [],
    });
    writeFileSync(
      join(folder, 'screens', '.vite', 'screens.json'),
      JSON.stringify([
        screen('', false),
        screen('sign-in', false),
        screen('dashboard', true),
        screen('tasks', true),
      ]),
    );
    const pageFor = async (path: string, askSession: () => Promise<Response>, headers = {}) => {
      const served = new Hono<AppEnv>();
      served.on(['GET', 'HEAD'], '*', staticFiles(join(folder, 'screens'), askSession));
      return served.request(`http://localhost${path}`, { headers: { accept: 'text/html', ...headers } });
    };
    const preloaded = async (path: string, askSession: () => Promise<Response>) =>
      [
        ...(await (await pageFor(path, askSession)).text()).matchAll(
          /rel="modulepreload" crossorigin href="([^"]+)"/g,
        ),
      ].map(([, href]) => href);
    const marta = async () => Response.json({ person: { name: '</script><script>alert(1)</script>' } });

    it('LND-01: the scripts of the screen at the address, below /app too, and of no other', async () => {
      for (const path of ['/tasks', '/tasks/', '/Tasks', '/app/tasks', '/app/tasks?view=grid'])
        expect([path, await preloaded(path, marta)]).toEqual([path, ['/assets/tasks.js']]);
      expect(await preloaded('/app', marta)).toEqual(['/assets/dashboard.js']);
      expect(await preloaded('/', marta)).toEqual(['/assets/landing.js']);
      for (const path of ['/nowhere', '/app/sign-in', '/tasks/x'])
        expect([path, await preloaded(path, marta)]).toEqual([path, []]);
    });

    it('GEN-02: a visitor gets those of the sign-in page, to which the app leads', async () => {
      expect(await preloaded('/tasks', visitor)).toEqual(['/assets/sign-in.js']);
      expect(await preloaded('/', visitor)).toEqual(['/assets/landing.js']);
    });

    it('SRV-01: the session stands in the page as data that nothing can end, and its renewed cookie goes along', async () => {
      const renewed = async () => {
        const answer = await marta();
        answer.headers.append('Set-Cookie', 'session=longer; Path=/');
        return answer;
      };
      const page = await pageFor('/tasks', renewed);
      const text = await page.text();
      const [, written = ''] =
        /<script type="application\/json" id="session">(.*?)<\/script>/.exec(text) ?? [];
      expect(JSON.parse(written)).toMatchObject({
        body: { person: { name: '</script><script>alert(1)</script>' } },
      });
      expect(text).not.toContain('<script>alert');
      expect(page.headers.getSetCookie()).toEqual(['session=longer; Path=/']);
      expect(page.headers.get('cache-control')).toBe('no-store');
    });

    it('SRV-03: a database that fails or does not answer leaves it to the app to ask', async () => {
      const broken = async () => Response.json({}, { status: 503 });
      const silent = () => new Promise<Response>(() => undefined);
      for (const askSession of [broken, silent, () => Promise.reject(new Error('gone'))]) {
        const text = await (await pageFor('/tasks', askSession)).text();
        expect(text).not.toContain('id="session"');
        expect(text).toContain('/assets/tasks.js');
      }
    });
  });
});
