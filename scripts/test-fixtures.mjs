#!/usr/bin/env node
// The packages as an app gets them: packed, installed outside the repository, built by Vite (React 18 and 19) and by Next,
// rendered on a server, hydrated and used in Chromium. Run `pnpm build` before.
//
//   --update   rewrites the snapshot and the lock
//   vite-app   only the fixtures that are named
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleEachAlone } from './published/bundleEachAlone.mjs';
import { compareLines } from './published/compareLines.mjs';
import { installFixtures, testedApps } from './published/installFixtures.mjs';
import { launchBrowser } from './published/launchBrowser.mjs';
import { loneImport } from './published/loneImport.mjs';
import { openPage } from './published/openPage.mjs';
import { root } from './published/root.mjs';
import { run } from './published/run.mjs';
import { servePage } from './published/servePage.mjs';
import { visitBundled } from './published/visitBundled.mjs';
import { partsOpen } from './published/visitEveryExport.mjs';
import { visitExplorer } from './published/visitExplorer.mjs';
import { visitForm } from './published/visitForm.mjs';
import { visitOwnTheme } from './published/visitOwnTheme.mjs';
import { visitScreen } from './published/visitScreen.mjs';
import { visitStart } from './published/visitStart.mjs';
import { visitTimer } from './published/visitTimer.mjs';
import { visitWithoutTheme } from './published/visitWithoutTheme.mjs';

const update = process.argv.includes('--update');
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const apps = named.length > 0 ? named : testedApps;
const folder = mkdtempSync(join(tmpdir(), 'linework-fixtures-'));
const results = [];
const telemetryOff = { NEXT_TELEMETRY_DISABLED: '1' };
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

if (await check('pack and install', () => installFixtures(folder, apps, { updateLock: update }))) {
  if (apps.includes('vite-app')) await check('what a lone Button pulls in', loneButton);
  const browser = await launchBrowser();
  const visits = {
    'vite-app': () => viteApp(browser, 'vite-app'),
    'vite-app-react-18': () => viteApp(browser, 'vite-app-react-18'),
    'vite-start': () => viteStart(browser),
    'next-app': () => nextApp(browser),
    'esbuild-app': () => esbuildApp(browser),
  };
  for (const app of apps) await visits[app]();
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
    vite('--ssr', 'src/runExamples.tsx', '--outDir', 'dist-examples');
  });
  if (!built) return;
  let html = '';
  const rendered = await check(`${app}: server rendering`, () => {
    const { stdout, stderr } = run(process.execPath, ['dist-server/render.js'], { cwd, env: development });
    html = stdout;
    if (stderr !== '') throw new Error(`React said while rendering on a server:\n${stderr}`);
  });
  await check(`${app}: the examples of the READMEs and guides`, () => {
    const { stdout, stderr } = run(process.execPath, ['dist-examples/runExamples.js'], {
      cwd,
      env: development,
    });
    if (stderr !== '') throw new Error(stderr);
    for (const first of ['design-system-1.tsx', 'file-explorer-1.tsx', 'timer-1.tsx'])
      if (!stdout.includes(`${first} renders`)) throw new Error(`${first} does not render:\n${stdout}`);
  });
  await check(`${app}: ESM and CommonJS in Node`, () => {
    const [esm, cjs] = ['renderInNode.mjs', 'renderInNode.cjs'].map(
      (file) => run(process.execPath, [file], { cwd: join(folder, app) }).stdout,
    );
    if (esm !== cjs) throw new Error(`They differ:\n${compareLines(esm ?? '', cjs ?? '')}`);
  });
  if (rendered)
    await check(`${app}: in Chromium`, async () => {
      const server = await servePage(join(cwd, 'dist'), (page) => page.replace('<!--app-->', () => html));
      try {
        await visitScreen(browser, server.url, { themes: 'on choice' });
        await openPage(browser, server.url, visitForm);
        await openPage(browser, server.url, visitTimer);
        await openPage(browser, `${server.url}explorer.html`, visitExplorer);
        await openPage(browser, `${server.url}own-theme.html`, visitOwnTheme);
      } finally {
        server.close();
      }
    });
}

/** The quick start of the README, followed to the letter. */
async function viteStart(browser) {
  const cwd = join(folder, 'vite-start');
  const built = await check('vite-start: build and types', () => {
    run('npx', ['tsc', '-b'], { cwd });
    run('npx', ['vite', 'build', '--logLevel', 'warn'], { cwd });
  });
  if (!built) return;
  await check('vite-start: in Chromium', async () => {
    const server = await servePage(join(cwd, 'dist'));
    try {
      await openPage(browser, server.url, visitStart);
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
        await visitScreen(browser, server.url, { themes: 'on choice' });
        await openPage(browser, server.url, partsOpen);
        await openPage(browser, server.url, visitTimer);
        await visitWithoutTheme(browser, server.url);
      } finally {
        await server.close();
      }
    });
}

async function esbuildApp(browser) {
  const cwd = join(folder, 'esbuild-app');
  await check('esbuild-app: each export alone', async () => {
    for (const entry of ['@linework/design-system', '@linework/design-system/table']) {
      const { exported, missing } = await bundleEachAlone(cwd, '@linework/design-system', entry);
      if (exported.length === 0) throw new Error(`${entry} exports nothing`);
      if (missing.length > 0) throw new Error(`Undefined when imported from ${entry}: ${missing.join(', ')}`);
    }
  });
  await check('esbuild-app: every export in Chromium', () => visitBundled(browser, cwd));
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
