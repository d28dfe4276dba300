import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTestLog, TEST_LOG } from './testLog.mjs';

/** How many run beside each other where both leave a core to spare. */
const BESIDE = 2;
const SLOWEST = 10;

/**
 * Runs the steps, two beside each other where neither keeps all cores busy, and goes on after a failure so that one run tells all.
 * What runs alone is shown as it comes, the rest when it ends. At the end: the seconds of each step and the slowest tests.
 *
 * @param {import('./steps.mjs').Step[]} steps
 * @param {(args: string[]) => [command: string, args: string[]]} pnpm how this machine runs pnpm
 * @param {{ root: string, lastWords: string[] }} options `lastWords` stand before the last line
 * @returns {Promise<{ passed: boolean, tests: import('./testLog.mjs').TestTime[] }>}
 */
export async function runSteps(steps, pnpm, { root, lastWords }) {
  const folder = mkdtempSync(join(tmpdir(), 'linework-test-'));
  const log = join(folder, 'tests.jsonl');
  const results = await schedule(steps, (step, isShown) => runStep(step, { root, pnpm, log, isShown }));
  const tests = readTestLog(log);
  rmSync(folder, { recursive: true, force: true });
  tellSlowest(tests);
  tell('\n');
  for (const { name, passed, seconds } of results)
    tell(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)\n`);
  for (const line of lastWords) tell(`\n${line}\n`);
  const failed = results.filter(({ passed }) => !passed).length;
  tell(`\nSteps: ${results.length - failed} passed, ${failed} failed\n`);
  return { passed: failed === 0, tests };
}

/** Each as soon as it may: in their order, but for those that wait for another's work. */
async function schedule(steps, run) {
  const waiting = [...steps];
  const running = new Map();
  const results = [];
  while (waiting.length > 0 || running.size > 0) {
    const isOver = ({ after }) => ![...waiting, ...running.keys()].some(({ name }) => name === after);
    const mayStart = (step) => isOver(step) && (step.alone ? running.size === 0 : running.size < BESIDE);
    const isAlone = [...running.keys()].some(({ alone }) => alone);
    // What runs alone waits for all before it, and lets none of those after it begin.
    const firstAlone = waiting.findIndex(({ alone }) => alone);
    const next = isAlone
      ? undefined
      : waiting.find((step, at) => mayStart(step) && (firstAlone === -1 || at < Math.max(firstAlone, 1)));
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        run(next, next.alone || steps.length === 1).then((result) => ({ next, result })),
      );
      continue;
    }
    const ended = await Promise.race(running.values());
    running.delete(ended.next);
    results.push(ended.result);
  }
  return steps.map(({ name }) => results.find((result) => result.name === name));
}

async function runStep({ name, script, args = [] }, { root, pnpm, log, isShown }) {
  const title = `\n=== ${name} (pnpm ${[script, ...args].join(' ')})\n`;
  if (isShown) tell(title);
  const began = Date.now();
  const [command, commandArgs] = pnpm(['run', '--silent', script, ...args]);
  const child = spawn(command, commandArgs, {
    cwd: root,
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    env: { ...environment(), [TEST_LOG]: log },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  const code = await new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', () => resolve(1));
  });
  if (!isShown) tell(title + Buffer.concat(said).toString());
  return { name, passed: code === 0, seconds: Math.round((Date.now() - began) / 1000) };
}

function tellSlowest(tests) {
  const slowest = [...tests].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  if (slowest.length > 0) tell('\nThe slowest tests\n');
  for (const { seconds, file, title } of slowest)
    tell(
      `${seconds.toFixed(1).padStart(6)} s  ${file}: ${title.length > 100 ? `${title.slice(0, 99)}…` : title}\n`,
    );
}

function environment() {
  const { NODE_ENV: _production, ...env } = process.env;
  return { ...env, npm_config_loglevel: 'error' };
}

function tell(text) {
  process.stdout.write(text);
}
