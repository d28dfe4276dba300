#!/usr/bin/env node
/**
 * A flood of wrong sign-ins to made-up accounts, and what others notice of it: `pnpm flood`; `--quick` for a shorter one, `--connections=30`
 * for another number of strangers. How to read what it prints: README.md beside this file.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeWorkspace, OWNER, progress, startApp } from './app.mjs';
import { MISSED, printTable } from './harness.mjs';

const quick = process.argv.includes('--quick');
const CONNECTIONS = Number(flag('connections') ?? 30);
const SECONDS = quick ? 10 : 60;
/** How long the memory has to come back. */
const AFTER_SECONDS = 60;
const GOALS = { page: 100, signIn: 1_000, memory: 1.25 };

const dataDir = mkdtempSync(join(tmpdir(), 'lw-flood-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
const where = { DATA_DIR: dataDir };
await makeWorkspace(where, 0);
const server = await startApp(where);

/** What the page asks for. */
let files = [];
const known = await signIn('');
await takeFor(3, readPage);
const calm = { page: await takeFor(5, readPage), memory: await memory() };
progress(`${CONNECTIONS} connections guess for ${SECONDS} s`);
const flood = new AbortController();
const statuses = new Map();
const guessing = Array.from({ length: CONNECTIONS }, () => guess(flood.signal));
const [page, signIns, most] = await Promise.all([
  takeFor(SECONDS, readPage),
  takeFor(SECONDS, async () => {
    await signIn(known.cookie);
    await sleep(1_000);
    return 1_000;
  }),
  highestMemory(SECONDS),
]);
flood.abort();
await Promise.all(guessing);
progress('The flood is over: waiting for the memory');
let after = Number.POSITIVE_INFINITY;
let seconds = 0;
for (; seconds < AFTER_SECONDS && after > GOALS.memory * calm.memory; seconds += 5) {
  await sleep(5_000);
  after = await memory();
}
await server.stop();

const answered = [...statuses].map(([status, times]) => `${times} x ${status}`).join(', ');
process.stdout.write(`Guesses answered: ${answered}\n\n`);
const [pageMs, signInMs] = [p95(page), p95(signIns)];
const grown = after / calm.memory;
printTable(`${CONNECTIONS} connections guess for ${SECONDS} s`, [
  ['figure', 'goal', 'calm', 'amid the flood', ''],
  [
    'a file of the page, p95, ms',
    `<= ${GOALS.page}`,
    p95(calm.page).toFixed(1),
    pageMs.toFixed(1),
    verdict(pageMs <= GOALS.page),
  ],
  [
    'a known browser signs in, p95, ms',
    `<= ${GOALS.signIn}`,
    known.ms.toFixed(0),
    signInMs.toFixed(0),
    verdict(signInMs <= GOALS.signIn),
  ],
  ['memory at its highest, MB', '', mb(calm.memory), mb(most), ''],
  [
    `memory ${seconds} s after it, MB`,
    `<= ${GOALS.memory} x`,
    mb(calm.memory),
    mb(after),
    verdict(grown <= GOALS.memory),
  ],
]);
process.exit(pageMs <= GOALS.page && signInMs <= GOALS.signIn && grown <= GOALS.memory ? 0 : MISSED);

function flag(name) {
  return process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
}

/** Repeats it for so many seconds. @returns {Promise<number[]>} what each took, less what it says that it rested, in ms */
async function takeFor(duration, work) {
  const until = performance.now() + duration * 1_000;
  const taken = [];
  while (performance.now() < until) {
    const began = performance.now();
    const rested = (await work(taken.length)) ?? 0;
    taken.push(performance.now() - began - rested);
  }
  return taken;
}

/** One of the page's files after the other, as a browser without a cache. */
async function readPage(turn) {
  if (files.length === 0)
    files = [...(await exchange('GET', '/')).text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(
      ([, path]) => path,
    );
  const path = files[turn % files.length];
  const { status } = await exchange('GET', path);
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  await sleep(20);
  return 20;
}

async function signIn(cookie) {
  const began = performance.now();
  const { status, text, headers } = await exchange('POST', '/api/auth/sign-in/email', OWNER, { cookie });
  if (status !== 200) throw new Error(`Signing in was answered with ${status}: ${text}`);
  return {
    ms: performance.now() - began,
    cookie: headers['set-cookie'].map((one) => one.split(';')[0]).join('; '),
  };
}

async function guess(until) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (!until.aborted) {
    const form = { email: `${randomUUID()}@nobody.example`, password: 'not-the-password' };
    const { status } = await exchange('POST', '/api/auth/sign-in/email', form, {}, agent);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  agent.destroy();
}

function exchange(method, path, form, headers = {}, agent = undefined) {
  const body = form && JSON.stringify(form);
  return new Promise((resolve, reject) => {
    const sent = request(
      server.url + path,
      {
        method,
        agent,
        headers: {
          ...headers,
          ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** What the process has of the machine's memory, in bytes. */
async function memory() {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) * 1_024;
}

async function highestMemory(duration) {
  let most = 0;
  for (let second = 0; second < duration; second += 1) {
    await sleep(1_000);
    most = Math.max(most, await memory());
  }
  if (process.argv.includes('--memory'))
    process.stderr.write(`${JSON.stringify(await server.ask('usage'))}\n`);
  return most;
}

function p95(times) {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

function mb(bytes) {
  return (bytes / 1e6).toFixed(0);
}

function verdict(holds) {
  return holds ? 'pass' : 'FAIL';
}
