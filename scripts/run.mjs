#!/usr/bin/env node
// `npm start`, `npm test` and `pnpm dev` on a machine with Node and npm and nothing else: plain Node, no dependency.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { browserOnPath, headlessShellOnPath } from './browserOnPath.mjs';
import { changedFiles } from './checks/changedFiles.mjs';
import { quickSteps } from './checks/quickSteps.mjs';
import { runSteps } from './checks/runSteps.mjs';
import { everything, gate, TEST_ALL } from './checks/steps.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamps = join(root, 'node_modules', '.linework');
const pnpmVersion = readJson('package.json').packageManager.split('@')[1];
const serverBin = join(root, 'apps/pm-server/bin/linework.mjs');
/** An archive that does not answer is no reason to wait for long. */
const APT_MS = 300_000;

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

/** The gate; `all`: the gate and everything else; `quick`: what answers on a change. Other words are the steps that they begin. */
async function test() {
  const preparation = [];
  const prepare = (name, work) => {
    const began = Date.now();
    const made = work();
    preparation.push({ name, seconds: Math.round((Date.now() - began) / 1000) });
    return made;
  };
  prepare('install', () => install('everything'));
  const [first, ...rest] = process.argv.slice(3);
  const isAll = first === 'all';
  // A browser that somebody names is the one for all tests. What is measured is measured in the one that people use.
  prepare('browser', () => {
    if (process.env.CHROMIUM_PATH) return;
    process.env.CHROMIUM_PATH = findBrowser();
    if (!isAll) process.env.HEADLESS_SHELL_PATH ||= findHeadlessShell();
  });
  const { chosen, lastWords } =
    first === 'quick'
      ? quick(rest)
      : { chosen: named(isAll ? everything : gate, isAll ? rest : process.argv.slice(3)), lastWords: [] };
  const env = isAll ? { [TEST_ALL]: '1' } : {};
  const { passed, times } = await runSteps(chosen, pnpmCommand, { root, preparation, lastWords, env });
  keepTimes(times);
  process.exit(passed ? 0 : 1);
}

/** The steps that begin with one of the words, each with the one whose work it needs. */
function named(steps, words) {
  if (words.length === 0) return steps;
  const isNamed = ({ name }) => words.some((word) => name.startsWith(word));
  const chosen = steps.filter(isNamed);
  if (chosen.length === 0)
    fail(`There is no such step. The steps: ${steps.map(({ name }) => name).join(', ')}.`);
  return steps.filter((step) => isNamed(step) || chosen.some(({ after }) => after === step.name));
}

function quick(options) {
  const at = options.indexOf('--since');
  const since = at === -1 ? undefined : options[at + 1];
  if (options.length > (at === -1 ? 0 : 2) || (at !== -1 && !since))
    fail('Say: npm test -- quick [--since REVISION]');
  try {
    const { against, files } = changedFiles(root, since);
    say(`Quick: ${files.length} files differ from ${against}.`);
    const { steps: chosen, leftOut } = quickSteps(root, files, JSON.parse(stamp('test-times') || '{}'));
    const lastWords = [
      `Compared with ${against}. Not looked at: ${leftOut.join('; ')}. All of it: npm test, npm run test:all`,
    ];
    return { chosen, lastWords };
  } catch (error) {
    return fail(`It cannot be told what changed: ${error instanceof Error ? error.message : error}`);
  }
}

/** What each file took, so that the next quick run knows what fits into its time. */
function keepTimes(times) {
  const kept = JSON.parse(stamp('test-times') || '{}');
  for (const file of new Set(times.map((test) => test.file)))
    kept[file] = times.filter((test) => test.file === file).reduce((sum, { seconds }) => sum + seconds, 0);
  setStamp('test-times', JSON.stringify(kept));
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
  // A build that fails has taken the last one away.
  setStamp('build-app', '');
  const { status, stdout, stderr } = pnpm(['run', 'build:app'], { stdio: 'pipe' });
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
  if (aptInstall('chromium', 'fonts-liberation')) {
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

/** The lighter browser for what needs no whole one: found, or installed where nobody works; '' where there is none. */
function findHeadlessShell() {
  const found = headlessShellOnPath();
  if (found || !process.env.CI || !aptInstall('chromium-headless-shell')) return found ?? '';
  return headlessShellOnPath() ?? '';
}

/** By Debian's package manager, as root or by sudo without a password. @returns {boolean} whether it did */
function aptInstall(...packages) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return run(command, rest, { stdio: 'ignore', timeout: APT_MS }).status === 0;
  };
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}

function pnpm(args, options) {
  return run(...pnpmCommand(args), options);
}

function pnpmCommand(args) {
  return ['npx', ['--yes', `pnpm@${pnpmVersion}`, ...args]];
}

function run(command, args, options = {}) {
  const { NODE_ENV: _production, ...env } = process.env;
  return spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    ...options,
    env,
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
