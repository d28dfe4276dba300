#!/usr/bin/env node
// The packages as an app gets them: packed, installed outside the repository, built by Vite (React 18 and 19) and by Next,
// rendered on a server, hydrated and used in Chromium. Run `pnpm build` before. `--update` rewrites the snapshot and the lock.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import { browserOnPath } from './browserOnPath.mjs';
import { compareLines } from './published/compareLines.mjs';
import { installFixtures } from './published/installFixtures.mjs';
import { loneImport } from './published/loneImport.mjs';
import { root } from './published/root.mjs';
import { run } from './published/run.mjs';
import { visitScreen } from './published/visitScreen.mjs';

const update = process.argv.includes('--update');
const folder = mkdtempSync(join(tmpdir(), 'linework-fixtures-'));
const results = [];
const telemetryOff = { NEXT_TELEMETRY_DISABLED: '1' };
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

if (await check('pack and install', () => installFixtures(folder, { updateLock: update }))) {
  await check('what a lone Button pulls in', loneButton);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || browserOnPath(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--force-color-profile=srgb'],
  });
  for (const app of ['vite-app', 'vite-app-react-18']) await viteApp(browser, app);
  await nextApp(browser);
  await browser.close();
}

const failed = results.filter((passed) => !passed).length;
process.stdout.write(
  failed === 0 ? 'The packages work as published.\n' : `${failed} of ${results.length} checks failed.\n`,
);
process.exitCode = failed === 0 ? 0 : 1;

async function viteApp(browser, app) {
  const cwd = join(folder, app);
  const development = { NODE_ENV: 'development' };
  await check(`${app}: types`, () => run('npx', ['tsc', '-p', '.'], { cwd }));
  // React's own warnings are only in its development build.
  const vite = (...args) =>
    run('npx', ['vite', 'build', '--mode', 'development', '--logLevel', 'warn', ...args], {
      cwd,
      env: development,
    });
  const built = await check(`${app}: build`, () => {
    vite();
    vite('--ssr', 'src/render.tsx', '--outDir', 'dist-server');
    vite('--ssr', 'src/runReadmes.tsx', '--outDir', 'dist-readmes');
  });
  if (!built) return;
  let html = '';
  const rendered = await check(`${app}: server rendering`, () => {
    const { stdout, stderr } = run(process.execPath, ['dist-server/render.js'], { cwd, env: development });
    html = stdout;
    if (stderr !== '') throw new Error(`React said while rendering on a server:\n${stderr}`);
  });
  await check(`${app}: the examples of the READMEs`, () => {
    const { stdout, stderr } = run(process.execPath, ['dist-readmes/runReadmes.js'], {
      cwd,
      env: development,
    });
    if (stderr !== '') throw new Error(stderr);
    if (!stdout.includes('design-system-1.tsx renders'))
      throw new Error(`The first does not render:\n${stdout}`);
  });
  await check(`${app}: ESM and CommonJS in Node`, () => {
    const [esm, cjs] = ['renderInNode.mjs', 'renderInNode.cjs'].map(
      (file) => run(process.execPath, [file], { cwd: join(folder, app) }).stdout,
    );
    if (esm !== cjs) throw new Error(`They differ:\n${compareLines(esm ?? '', cjs ?? '')}`);
  });
  if (rendered)
    await check(`${app}: in Chromium`, async () => {
      const server = await serve(join(cwd, 'dist'), html);
      try {
        await visitScreen(browser, server.url, { themes: 'on choice' });
      } finally {
        server.close();
      }
    });
}

async function nextApp(browser) {
  const cwd = join(folder, 'next-app');
  const built = await check('next-app: build and types', () =>
    run('npx', ['next', 'build'], { cwd, env: telemetryOff }),
  );
  // `start` is what people get; `dev` is where React says what it did not like.
  for (const mode of built ? ['start', 'dev'] : [])
    await check(`next-app: ${mode} in Chromium`, async () => {
      const server = await next(cwd, mode);
      try {
        await visitScreen(browser, server.url, { themes: 'all there' });
      } finally {
        await server.close();
      }
    });
}

async function loneButton() {
  const file = join(root, 'fixtures/lone-button.txt');
  const found = await loneImport(join(folder, 'vite-app'), 'src/loneButton.tsx');
  if (update) return writeFileSync(file, found);
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (found !== known)
    throw new Error(
      `Importing Button alone brings something else than fixtures/lone-button.txt says:\n${compareLines(known, found)}\n` +
        'If that is meant, run `pnpm test:fixtures --update` and commit the file.',
    );
}

/** Runs one check, says how it went and how long it took, and goes on. */
async function check(name, work) {
  const began = Date.now();
  const passed = await Promise.resolve()
    .then(work)
    .then(() => true)
    .catch((error) => {
      process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
      return false;
    });
  results.push(passed);
  process.stdout.write(
    `${passed ? 'ok    ' : 'FAILED'}  ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`,
  );
  return passed;
}

/** Serves a built Vite app with what the server rendered put into its page. */
async function serve(dist, html) {
  const types = {
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.woff2': 'font/woff2',
    '.svg': 'image/svg+xml',
  };
  const page = readFileSync(join(dist, 'index.html'), 'utf8').replace('<!--app-->', () => html);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://fixture');
    if (pathname === '/') return response.setHeader('content-type', 'text/html').end(page);
    const file = join(dist, pathname);
    if (pathname.includes('..') || !existsSync(file)) return response.writeHead(404).end();
    response
      .setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
      .end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Runs `next start` or `next dev` on a free port until it answers; closing ends that process and no other. */
async function next(cwd, mode) {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', mode, '--hostname', '127.0.0.1', '--port', String(port)],
    { cwd, env: { ...process.env, ...telemetryOff }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (words += text));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}/`;
  const close = async () => {
    child.kill('SIGTERM');
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5_000))]);
    child.kill('SIGKILL');
  };
  for (let tries = 0; tries < 240 && child.exitCode === null; tries++) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return { url, close };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await close();
  throw new Error(`next ${mode} did not answer:\n${words}`);
}

async function freePort() {
  const socket = createSocket();
  await new Promise((resolve) => socket.listen(0, '127.0.0.1', resolve));
  const { port } = socket.address();
  await new Promise((resolve) => socket.close(resolve));
  return port;
}
