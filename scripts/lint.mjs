#!/usr/bin/env node
// Style and mistakes of each file by Biome, then the imports by dependency-cruiser beside unused code by knip and tests that may
// assert nothing, a core each.
import { spawn } from 'node:child_process';
import { silentTests } from './checks/silentTests.mjs';

const code =
  (await run('biome', 'check', '.')) ||
  Math.max(
    ...(await Promise.all([
      run('depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps'),
      run('knip'),
      report(silentTests()),
    ])),
  );
process.exit(code);

/** @returns {number} an exit code */
function report(problems) {
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  return problems.length > 0 ? 1 : 0;
}

/** A program of `node_modules/.bin`, on the path of what pnpm runs. @returns {Promise<number>} its exit code; what it prints comes at its end */
function run(command, ...args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });
}
