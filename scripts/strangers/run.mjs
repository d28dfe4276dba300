#!/usr/bin/env node
// Lets other people's tools loose on what was built: bundlers on the packed packages; sqlmap, wapiti and ffuf, where they are
// installed (Debian: apt-get install sqlmap wapiti ffuf dirb; dirb for its list of words), on the app with sample data. Says
// what each found and ends with 1 for anything of medium weight or worse. `pnpm strangers ffuf bundlers` runs only those.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundlers } from './bundlers.mjs';
import { ffuf } from './ffuf.mjs';
import { startServer } from './server.mjs';
import { sqlmap } from './sqlmap.mjs';
import { findTargets } from './targets.mjs';
import { isInstalled } from './tool.mjs';
import { wapiti } from './wapiti.mjs';

/** @typedef {{ weight: 'low' | 'medium' | 'high' | 'critical', what: string }} Finding */

const all = [bundlers, ffuf, wapiti, sqlmap];
const named = process.argv.slice(2);
const unknown = named.filter((name) => !all.some((tool) => tool.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `No such tool: ${unknown.join(', ')}. There are ${all.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exit(1);
}
const chosen = named.length === 0 ? all : all.filter(({ name }) => named.includes(name));
const folder = mkdtempSync(join(tmpdir(), 'linework-strangers-'));
let found = 0;
try {
  if (chosen.includes(bundlers)) await report(bundlers, { folder });
  const attacks = await installed(chosen.filter((tool) => tool !== bundlers));
  if (attacks.length > 0) await attackServer(attacks);
  process.exitCode = found > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function installed(attacks) {
  const present = [];
  for (const attack of attacks) {
    if (await isInstalled(attack.name)) present.push(attack);
    else process.stdout.write(`${attack.name}: not installed, left out\n`);
  }
  return present;
}

async function attackServer(attacks) {
  const server = await startServer(join(folder, 'data'));
  try {
    const { url, cookie } = server;
    const targets = await findTargets(server);
    for (const attack of attacks) await report(attack, { url, cookie, targets, folder });
    const faults = server.faults();
    process.stdout.write(`server: ${server.answers()} answers, ${faults.length} of 5xx\n`);
    for (const fault of faults.slice(0, 10)) process.stdout.write(`  ${fault}\n`);
    found += faults.length;
  } finally {
    await server.stop();
  }
}

/** Runs one tool, and says what it did and found. */
async function report(tool, given) {
  const began = Date.now();
  const { did, findings } = await tool(given);
  const worse = findings.filter(({ weight }) => weight !== 'low');
  found += worse.length;
  const seconds = Math.round((Date.now() - began) / 1000);
  process.stdout.write(`${tool.name}: ${did} in ${seconds} s; ${worse.length} findings of medium or worse\n`);
  for (const { weight, what } of findings) process.stdout.write(`  ${weight}: ${what}\n`);
}
