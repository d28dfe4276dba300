import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { noteRetried, RETRIED } from './retried.mjs';
import { RESULTS, readTestLog, TEST_LOG } from './testLog.mjs';

/** How many run beside each other where both leave a core to spare. */
const BESIDE = 2;
const SLOWEST = 30;

/** So much of what a step said last is told again where no test of it says what failed. */
const TAIL_LINES = 20;

/**
 * Runs the steps, two beside each other where neither keeps all cores busy, and goes on after a failure so that one run tells all.
 * What runs alone is shown as it comes, the rest when it ends. At the end: the slowest tests, what servers, pages and databases cost
 * them, the seconds of each step and how busy the cores were meanwhile, which tests passed only when they were tried again (they are
 * noted in `RETRIED`, and fail the run the third time), and which failed, with their errors. The log of each step stays in `RESULTS`
 * until the next run.
 *
 * @param {import('./steps.mjs').Step[]} steps
 * @param {(args: string[]) => [command: string, args: string[]]} pnpm how this machine runs pnpm
 * @param {{ root: string, preparation: { name: string, seconds: number }[], lastWords: string[], env: Record<string, string> }} options
 *   `preparation`: what was done before; `lastWords` stand before the failures
 * @returns {Promise<{ passed: boolean, times: import('./testLog.mjs').TestTime[] }>}
 */
export async function runSteps(steps, pnpm, { root, preparation, lastWords, env }) {
  const folder = join(root, RESULTS);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const logOf = ({ name }) => join(folder, `${name.replace(/\W/g, '-')}.jsonl`);
  const began = Date.now();
  const results = await schedule(steps, (step, isShown) =>
    runStep(step, { root, pnpm, env: { ...env, [TEST_LOG]: logOf(step) }, isShown }),
  );
  const told = results.map((result) => ({ ...result, ...readTestLog(logOf(result)) }));
  const times = told.flatMap((result) => result.times);
  tellSlowest(times);
  for (const result of told) tellCosts(result);
  tell('\n');
  for (const { name, seconds } of preparation) tell(`done    ${name} (${seconds} s)\n`);
  for (const { name, passed, seconds, busy } of results)
    tell(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s, cores ${busy} % busy)\n`);
  const prepared = preparation.reduce((sum, { seconds }) => sum + seconds, 0);
  tell(`in all ${prepared + Math.round((Date.now() - began) / 1000)} s\n`);
  for (const line of lastWords) tell(`\n${line}\n`);
  for (const result of told) tellVerdicts(result);
  const flaky = told.flatMap(({ verdicts }) => verdicts).filter(({ outcome }) => outcome === 'flaky');
  const tooOften = noteRetried(root, flaky, new Date().toISOString().slice(0, 10));
  for (const line of tooOften)
    tell(`\nFAILED  ${line}\n  Mend the test, or move it out of the gate, and remove it from ${RETRIED}.\n`);
  const failed = results.filter(({ passed }) => !passed).length;
  tell(`\nSteps: ${results.length - failed} passed, ${failed} failed\n`);
  return { passed: failed === 0 && tooOften.length === 0, times };
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

async function runStep({ name, script, args = [] }, { root, pnpm, env, isShown }) {
  const title = `\n=== ${name} (pnpm ${[script, ...args].join(' ')})\n`;
  if (isShown) tell(title);
  const began = Date.now();
  const cores = coreTimes();
  const [command, commandArgs] = pnpm(['run', script, ...args]);
  const child = spawn(command, commandArgs, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment(), ...env },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said.push(chunk);
      if (isShown) process.stdout.write(chunk);
    });
  const code = await new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', () => resolve(1));
  });
  const words = Buffer.concat(said).toString();
  if (!isShown) tell(title + words);
  const tail = words.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
  const seconds = Math.round((Date.now() - began) / 1000);
  return { name, passed: code === 0, seconds, busy: busySince(cores), tail };
}

/** Milliseconds since the machine's start, summed over its cores. */
function coreTimes() {
  const times = cpus().map((core) => core.times);
  const all = times.reduce((sum, each) => sum + Object.values(each).reduce((a, b) => a + b, 0), 0);
  return { all, idle: times.reduce((sum, { idle }) => sum + idle, 0) };
}

/** @returns {number} per cent of the cores' time in which they had work, whoever gave it to them */
function busySince(before) {
  const now = coreTimes();
  const all = now.all - before.all;
  return all === 0 ? 0 : Math.round(100 * (1 - (now.idle - before.idle) / all));
}

/** Failures stand after what is flaky: the end of a log is read first. */
function tellVerdicts({ name, passed, verdicts, tail }) {
  const flaky = verdicts.filter(({ outcome }) => outcome === 'flaky');
  const failed = verdicts.filter(({ outcome }) => outcome === 'failed');
  for (const { file, title, error } of flaky) tell(`\nflaky  ${file}: ${title}\n  ${error}\n`);
  if (passed) return;
  for (const { file, title, error } of failed) tell(`\nFAILED  ${file}: ${title}\n  ${error}\n`);
  if (failed.length === 0) tell(`\nFAILED  ${name}; its last lines:\n${tail}\n`);
}

function tellSlowest(tests) {
  const slowest = [...tests].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  if (slowest.length > 0) tell('\nThe slowest tests\n');
  for (const { seconds, file, title } of slowest)
    tell(
      `${seconds.toFixed(1).padStart(6)} s  ${file}: ${title.length > 100 ? `${title.slice(0, 99)}…` : title}\n`,
    );
}

/** In the sum of all processes: some of it is done beside the tests. */
function tellCosts({ name, costs }) {
  const kinds = [...new Set(costs.map(({ cost }) => cost))].map((cost) => {
    const seconds = costs.filter((one) => one.cost === cost).map((one) => one.seconds);
    return { cost, count: seconds.length, sum: seconds.reduce((a, b) => a + b, 0) };
  });
  if (kinds.length > 0) tell(`\nWhat the tests of ${name} needed\n`);
  for (const { cost, count, sum } of kinds.sort((a, b) => b.sum - a.sum))
    tell(`${sum.toFixed(1).padStart(6)} s  ${count} x ${cost}\n`);
}

function environment() {
  const { NODE_ENV: _production, ...env } = process.env;
  return env;
}

function tell(text) {
  process.stdout.write(text);
}
