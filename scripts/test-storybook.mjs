#!/usr/bin/env node
// Builds Storybook, serves the build on a free loopback port, and runs the test-runner on it in the Chromium that
// CHROMIUM_PATH names: every story renders without an error and without an axe violation, sheets in several themes
// (STORY_THEMES=nord,github) and at 320 px. `--built` takes the build that is there; other arguments go to the runner:
// `node scripts/test-storybook.mjs --built components-card`.
import { spawn, spawnSync } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const site = join(root, 'storybook-static');
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

if (!process.argv.includes('--built')) {
  const { status } = spawnSync('npx', ['storybook', 'build', '--quiet', '-o', site], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}

const server = createServer((request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname));
  const file = join(site, path.endsWith('/') ? `${path}index.html` : path);
  if (!file.startsWith(site) || !existsSync(file) || !statSync(file).isFile())
    return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  return createReadStream(file).pipe(response);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const runner = spawn(
    'npx',
    [
      'test-storybook',
      ...['--url', url, '--index-json', '--config-dir', '.storybook'],
      ...['--maxWorkers', '2', '--testTimeout', '60000', '--failOnConsole'],
      ...process.argv.slice(2).filter((argument) => argument !== '--built'),
    ],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  runner.on('exit', (code) => {
    server.close();
    process.exit(code ?? 1);
  });
});
