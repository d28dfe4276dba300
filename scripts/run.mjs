#!/usr/bin/env node
// `npm start`, `npm test` and `pnpm dev` on a machine with Node and npm and nothing else: plain Node, no dependency.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { browserOnPath } from './browserOnPath.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamps = join(root, 'node_modules', '.linework');
const pnpmVersion = readJson('package.json').packageManager.split('@')[1];
const serverBin = join(root, 'apps/pm-server/bin/linework.mjs');

const tasks = { start, linework, test, dev };
const task = tasks[process.argv[2]];
requireNode(20, 19);
if (!task) fail(`Say what to run: ${Object.keys(tasks).join(', ')}.`);
await task();

/** Installs what the app needs, builds what changed, and becomes the server: one process. */
async function start() {
  await become('start');
}

/** The server's other commands: `npm run linework -- backup FILE`. */
async function linework() {
  await become();
}

async function become(...command) {
  install('app');
  buildApp();
  process.argv = [process.argv[0], serverBin, ...command, ...process.argv.slice(3)];
  await import(pathToFileURL(serverBin).href);
}

async function dev() {
  install('everything');
  process.exit(run('npm', ['run', '--silent', 'dev', '--prefix', 'apps/pm-server']).status ?? 1);
}

/** Every check, in order of how soon it tells; goes on after a failure so that one run tells all. */
async function test() {
  install('everything');
  process.env.CHROMIUM_PATH ||= findBrowser();
  const steps = [
    ['lint', 'lint'],
    ['types', 'typecheck'],
    ['unit and server', 'test:unit'],
    ['build', 'build'],
    ['packages', 'test:packages'],
    ['fixtures', 'test:fixtures'],
    ['first screen', 'test:budget'],
    ['components in Chromium', 'test:storybook'],
    ['end to end', 'test:e2e'],
    ['coverage of the requirements', 'coverage'],
  ];
  const only = process.argv.slice(3);
  const results = steps
    .filter(([name]) => only.length === 0 || only.some((word) => name.startsWith(word)))
    .map(([name, script]) => {
      process.stdout.write(`\n=== ${name} (pnpm ${script})\n`);
      const began = Date.now();
      const passed = pnpm(['run', '--silent', script]).status === 0;
      return { name, passed, seconds: Math.round((Date.now() - began) / 1000) };
    });
  process.stdout.write('\n');
  for (const { name, passed, seconds } of results)
    process.stdout.write(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)\n`);
  const failed = results.filter(({ passed }) => !passed).length;
  process.stdout.write(`\nSteps: ${results.length - failed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}

/**
 * Installs from the lock file unless that was done already.
 * @param {'app' | 'everything'} scope the app alone needs neither Storybook nor test tools
 */
function install(scope) {
  const wanted = hash([read('pnpm-lock.yaml'), read('pnpm-workspace.yaml'), process.version]);
  if (stamp('install-everything') === wanted || stamp(`install-${scope}`) === wanted) return;
  const filter =
    scope === 'app' ? ['--filter', '@linework/pm-server...', '--filter', '@linework/pm-web...'] : [];
  say(`Installing (once)${scope === 'app' ? '' : ', with the tools for development'}…`);
  const { status } = pnpm([
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--reporter=append-only',
    '--loglevel=warn',
    ...filter,
  ]);
  if (status !== 0) fail('The installation failed. Is the npm registry reachable? Its words are above.');
  setStamp(`install-${scope}`, wanted);
}

/** Builds web and server when a source changed since the last build. */
function buildApp() {
  const wanted = hash(
    sources().map((file) => `${file} ${createHash('sha1').update(readFileSync(file)).digest('hex')}`),
  );
  const built =
    existsSync(join(root, 'apps/pm-web/dist/index.html')) && existsSync(join(root, 'apps/pm-server/dist'));
  if (built && stamp('build-app') === wanted) return;
  say('Building (once)…');
  const { status, stdout, stderr } = pnpm(
    ['--filter', '@linework/pm-server', '--filter', '@linework/pm-web', 'run', 'build'],
    { stdio: 'pipe' },
  );
  if (status !== 0) fail(`The build failed:\n${stdout}${stderr}`);
  setStamp('build-app', wanted);
}

function sources() {
  const skip = new Set(['node_modules', 'dist', 'test', '.cache', 'data']);
  const walk = (folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (skip.has(entry.name)) return [];
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return walk(path);
      return statSync(path).isFile() && !/\.(test|stories)\.tsx?$|\.md$/.test(entry.name) ? [path] : [];
    });
  return ['packages', 'apps'].flatMap((folder) => walk(join(root, folder))).sort();
}

/** A Chromium for the tests: named, found, installed by the system, or Playwright's own. */
function findBrowser() {
  const found = browserOnPath();
  if (found) return found;
  say('No Chromium found: installing one for the tests…');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return run(command, rest, { stdio: 'ignore' }).status === 0;
  };
  if (apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation')) {
    const installed = browserOnPath();
    if (installed) return installed;
  }
  run('npx', ['playwright', 'install', 'chromium']);
  const own = run('node', ['-e', "process.stdout.write(require('playwright').chromium.executablePath())"], {
    stdio: 'pipe',
  }).stdout;
  if (own && existsSync(own)) return own;
  return fail('No Chromium could be found or installed. Set CHROMIUM_PATH to one and run again.');
}

function pnpm(args, options) {
  return run('npx', ['--yes', `pnpm@${pnpmVersion}`, ...args], options);
}

function run(command, args, options = {}) {
  const { NODE_ENV: _production, ...env } = process.env;
  return spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    ...options,
    env: { ...env, npm_config_loglevel: 'error' },
  });
}

function requireNode(major, minor) {
  const [haveMajor = 0, haveMinor = 0] = process.versions.node.split('.').map(Number);
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return;
  fail(`Linework needs Node ${major}.${minor} or newer; this is ${process.version}.`);
}

function stamp(name) {
  const file = join(stamps, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function setStamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}

function hash(parts) {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

function read(file) {
  return readFileSync(join(root, file), 'utf8');
}

function readJson(file) {
  return JSON.parse(read(file));
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
