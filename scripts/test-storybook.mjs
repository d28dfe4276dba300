#!/usr/bin/env node
// Builds Storybook, serves the build on a free loopback port, and runs the test-runner on it in the Chromium that
// CHROMIUM_PATH names (without it, in the system's, else in Playwright's own). What is checked stands in `.storybook/test-runner.ts`.
//
//   --built           takes the build that is there
//   --sheets          only the sheets, in two themes and without images: what `npm test` looks at
//   --update-images   only takes the images of the sheets, and makes them the baselines
//   Card.stories.tsx  the stories of a file, named by its path from the repository
//   components-card   other arguments go to the runner: here, the stories whose id starts so
//
// The images of the sheets are compared with `.storybook/baselines` where a browser paints as it did for those; elsewhere
// that is said, and all other checks still run. What changed can be seen in `test-results/sheet-images/index.html`.
import { spawn, spawnSync } from 'node:child_process';
import { createReadStream, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserOnPath } from './browserOnPath.mjs';
import { differences, paintingEnvironment } from './sheet-images/environment.mjs';
import { openImageDesk } from './sheet-images/imageDesk.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const site = process.env.STORYBOOK_SITE ?? join(root, 'storybook-static');
const baselines = join(root, '.storybook/baselines');
/** Where the runner finds the index of a run that visits all stories in one load of the page. */
const ONE_LOAD = '/in-one-load/';
const ownFlags = ['--built', '--sheets', '--update-images'];
/** A light and a dark one that differ in most of their values. */
const gateThemes = 'default,github-dark';
const has = (flag) => process.argv.includes(flag);
const asked = process.argv.slice(2).filter((argument) => !ownFlags.includes(argument));
const browser = process.env.CHROMIUM_PATH || browserOnPath() || chromium.executablePath();

if (!has('--built')) {
  const { status } = spawnSync('npx', ['storybook', 'build', '--quiet', '-o', site], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}

const runnerArguments = asked.flatMap((argument) =>
  argument.endsWith('.stories.tsx') ? componentsOf(argument) : [argument],
);
const desk = has('--sheets') ? undefined : openDesk();
const server = createServer((request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname));
  if (path === ONE_LOAD) return response.end();
  if (path === `${ONE_LOAD}index.json`) return response.end(JSON.stringify(indexInOneLoad()));
  if (request.method === 'POST') return takeImage(path, request, response);
  return sendFile(path, response);
});
// A browser's worker that was kept waiting finds its connection still there.
server.keepAliveTimeout = 600_000;
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  // Loading the runner and Storybook for each component takes longer than looking at it: whole runs load them once.
  run(`http://127.0.0.1:${port}${runnerArguments.length === 0 ? ONE_LOAD : '/'}`);
});

function run(url) {
  const runner = spawn(
    'npx',
    [
      'test-storybook',
      ...['--url', url, '--index-json', '--config-dir', '.storybook'],
      // One worker is done as soon as two, each story in half the time.
      ...['--maxWorkers', '1', '--testTimeout', '300000', '--failOnConsole'],
      ...runnerArguments,
      ...(has('--update-images') || has('--sheets') ? ['--includeTags', 'sheet'] : []),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: browser,
        // The browser sees the same fonts wherever it runs.
        FONTCONFIG_FILE: join(root, '.storybook/fonts.conf'),
        TZ: 'UTC',
        ...(has('--sheets') ? { STORY_THEMES: gateThemes } : {}),
        SHEET_IMAGES: has('--update-images') ? 'update' : desk ? 'compare' : 'off',
      },
    },
  );
  runner.on('exit', async (code) => {
    server.close();
    const failed = await finish();
    process.exit(code === 0 && failed ? 1 : (code ?? 1));
  });
}

/** @returns {Promise<boolean>} whether the images are a reason to fail */
async function finish() {
  if (!desk) return false;
  const { page, lines, failed } = await desk.close();
  for (const line of lines) say(line);
  if (page) say(`Before, difference and after: ${page}`);
  return failed;
}

/** The ids, as the runner takes them, of what a file holds the stories of. */
function componentsOf(file) {
  const entries = Object.values(storyIndex()).filter(({ importPath }) => importPath === `./${file}`);
  return [...new Set(entries.map(({ id }) => id.split('--')[0] ?? id))];
}

function storyIndex() {
  return JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')).entries;
}

/** The index with one title for all, of which the runner makes one test file. Each test is named after its component. */
function indexInOneLoad() {
  const entries = Object.values(storyIndex()).map((entry) => [
    entry.id,
    { ...entry, title: 'Stories', name: `${entry.title}: ${entry.name}` },
  ]);
  return { v: 5, entries: Object.fromEntries(entries) };
}

function openDesk() {
  const here = paintingEnvironment(browser);
  const record = join(baselines, 'environment.json');
  const made = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : undefined;
  const other = differences(made ?? {}, here);
  if (has('--update-images')) {
    if (made && other.length > 0 && runnerArguments.length > 0) {
      process.stderr.write(`All images or none: ${other.join('; ')}.\n`);
      process.exit(1);
    }
    mkdirSync(baselines, { recursive: true });
    writeFileSync(record, `${JSON.stringify(here, null, 2)}\n`);
  } else if (other.length > 0) {
    say(
      `Images of the sheets are NOT compared: ${other.join('; ')}.\nAll other checks run. To compare from now on in what is here: pnpm images:update, on a commit whose images are known to be right.`,
    );
    return undefined;
  }
  return openImageDesk({
    folder: baselines,
    output: join(root, 'test-results/sheet-images'),
    sheets: Object.values(storyIndex()).flatMap(({ id, tags }) => (tags.includes('sheet') ? [id] : [])),
    update: has('--update-images'),
  });
}

function takeImage(path, request, response) {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', async () => {
    try {
      const answer = await desk.receive(path.slice(1), Buffer.concat(parts));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  });
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

function sendFile(path, response) {
  const file = join(site, path.endsWith('/') ? `${path}index.html` : path);
  if (!file.startsWith(site) || !existsSync(file) || !statSync(file).isFile())
    return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  return createReadStream(file).pipe(response);
}
