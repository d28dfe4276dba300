#!/usr/bin/env node
/**
 * Every bench in its short form: `pnpm bench:short`, a step of `npm run test:all`. What a bench needs breaks unseen while nobody
 * measures, so one that ends with an error fails. A goal that is missed is listed and fails nothing: a short form measures too
 * little to decide. `pnpm bench:short server phone` runs some of them.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { summarize } from '../scripts/checks/jobSummary.mjs';
import { MISSED } from './harness.mjs';

/** File of this folder -> what makes it short. The flood is a step of its own, whose goals must hold. */
const BENCHES = {
  run: ['--quick'],
  kit: ['--rounds=1'],
  explorer: ['--rounds=1'],
  phone: ['--runs=1'],
  server: ['--quick'],
  people: ['--quick'],
  screen: ['--quick'],
  scale: ['--sizes=1000,2000', '--rounds=1'],
};

const asked = process.argv.slice(2);
const results = [];
for (const [bench, args] of Object.entries(BENCHES))
  if (asked.length === 0 || asked.includes(bench)) results.push({ bench, ...(await run(bench, args)) });

const broken = results.filter(({ code }) => code !== 0 && code !== MISSED);
const missed = results.flatMap(({ bench, misses }) => misses.map((line) => `${bench}: ${line}`));
process.stdout.write('\n');
for (const { bench, seconds } of results) process.stdout.write(`bench ${bench} (${seconds} s)\n`);
if (missed.length > 0) process.stdout.write(`\nGoals missed in the short form:\n${missed.join('\n')}\n`);
for (const { bench, code } of broken) process.stdout.write(`\nFAILED  bench ${bench} ended with ${code}\n`);
summarize('Goals missed by the benches in their short form:', missed);
process.exitCode = broken.length > 0 ? 1 : 0;

/** @returns {Promise<{ code: number | string, seconds: number, misses: string[] }>} */
function run(bench, args) {
  const began = Date.now();
  process.stdout.write(`\n--- bench ${bench} ${args.join(' ')}\n`);
  const file = fileURLToPath(new URL(`${bench}.mjs`, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
    process.stdout.write(text);
  });
  return new Promise((resolve) => {
    child.once('close', (code, signal) => {
      const misses = said.split('\n').filter((line) => /\bFAIL\b/.test(line));
      resolve({
        code: code ?? signal,
        seconds: Math.round((Date.now() - began) / 1000),
        misses: misses.map((line) => line.trim().replace(/\s{2,}/g, '  ')),
      });
    });
  });
}
