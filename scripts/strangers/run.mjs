#!/usr/bin/env node
// Lets other people's attack tools loose on the built app with sample data: sqlmap, wapiti and ffuf, where they are installed
// (Debian: apt-get install sqlmap wapiti ffuf dirb; dirb for its list of words). Says what each found and ends with 1 for
// anything of medium weight or worse.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ffuf } from './ffuf.mjs';
import { startServer } from './server.mjs';
import { sqlmap } from './sqlmap.mjs';
import { findTargets } from './targets.mjs';
import { isInstalled } from './tool.mjs';
import { wapiti } from './wapiti.mjs';

/** @typedef {{ weight: 'low' | 'medium' | 'high' | 'critical', what: string }} Finding */

const folder = mkdtempSync(join(tmpdir(), 'linework-strangers-'));
const server = await startServer(join(folder, 'data'));
try {
  const { url, cookie } = server;
  const targets = await findTargets(server);
  let found = 0;
  for (const attack of [ffuf, wapiti, sqlmap]) {
    if (!(await isInstalled(attack.name))) {
      process.stdout.write(`${attack.name}: not installed, left out\n`);
      continue;
    }
    const began = Date.now();
    const { did, findings } = await attack({ url, cookie, targets, folder });
    const worse = findings.filter(({ weight }) => weight !== 'low');
    found += worse.length;
    const seconds = Math.round((Date.now() - began) / 1000);
    process.stdout.write(
      `${attack.name}: ${did} in ${seconds} s; ${worse.length} findings of medium or worse\n`,
    );
    for (const { weight, what } of findings) process.stdout.write(`  ${weight}: ${what}\n`);
  }
  const faults = server.faults();
  process.stdout.write(`server: ${server.answers()} answers, ${faults.length} of 5xx\n`);
  for (const fault of faults.slice(0, 10)) process.stdout.write(`  ${fault}\n`);
  process.exitCode = found + faults.length > 0 ? 1 : 0;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
