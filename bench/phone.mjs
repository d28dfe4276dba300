#!/usr/bin/env node
/**
 * The first screen on a phone: Lighthouse's mobile preset on the built app with the sample workspace, cold each time. `pnpm bench:phone`, or
 * `pnpm bench:phone --runs=1 --only=tasks,dashboard` for a look. How to read what it prints: README.md beside this file.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { makeWorkspace, progress, signIn, startApp } from './app.mjs';
import { endWith, median, printTable } from './harness.mjs';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    /** Prints the requests of each first run, with when they began and ended. */
    requests: { type: 'boolean', default: false },
  },
});
const GOAL = 95;
const MOST_SHIFT = 0.02;
/** What Lighthouse calls a record that lacks the beginning of the visit. */
const NOT_RECORDED = 'NO_NAVSTART';

const folder = mkdtempSync(join(tmpdir(), 'lw-phone-'));
const where = { DATA_DIR: folder };
let server;
let failed = 0;
try {
  await makeWorkspace(where, 0);
  server = await startApp(where);
  const cookie = await signIn(server.url);
  const screens = await addresses(cookie);
  const chosen = options.only?.split(',') ?? Object.keys(screens);
  const rows = [];
  for (const name of chosen) {
    const { path, visitor } = screens[name];
    const figures = [];
    for (let run = 0; run < Number(options.runs); run++) {
      figures.push(await measure(`${server.url}${path}`, visitor ? undefined : cookie, run));
      progress(`${name}: ${Math.round(figures.at(-1).score)}`);
    }
    rows.push(rowOf(name, figures));
  }
  printTable(`First screen on a phone, medians of ${options.runs}`, [
    [
      'screen',
      'score',
      'FCP',
      'LCP',
      'blocked',
      'shift',
      'requests before LCP',
      'kB before LCP',
      'kB in all',
      '',
    ],
    ...rows,
  ]);
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}
endWith(failed);

/** What is looked at, and by whom. */
async function addresses(cookie) {
  const answer = await fetch(`${server.url}/api/projects?limit=1`, { headers: { cookie } });
  const { rows } = await answer.json();
  return {
    landing: { path: '/', visitor: true },
    'sign-in': { path: '/sign-in', visitor: true },
    dashboard: { path: '/dashboard' },
    tasks: { path: '/tasks' },
    'project form': { path: `/projects/edit?id=${rows[0].id}` },
  };
}

/** One visit by a browser that has nothing yet; a second one where Lighthouse did not get the browser's record of the first. */
async function measure(url, cookie, run, isFirstTry = true) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
  });
  try {
    const { lhr } = await lighthouse(url, {
      port,
      onlyCategories: ['performance'],
      disableFullPageScreenshot: true,
      extraHeaders: cookie ? { Cookie: cookie } : undefined,
      logLevel: 'error',
    });
    if (lhr.runtimeError?.code === NOT_RECORDED && isFirstTry) return await measure(url, cookie, run, false);
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const of = (audit) => lhr.audits[audit].numericValue;
    const requests = lhr.audits['network-requests'].details.items.filter(
      ({ url }) => !url.startsWith('data:'),
    );
    const [{ observedLargestContentfulPaint: painted }] = lhr.audits.metrics.details.items;
    const before = requests.filter(({ networkEndTime }) => networkEndTime <= painted);
    if (options.requests && run === 0) print(requests, painted);
    return {
      score: lhr.categories.performance.score * 100,
      fcp: of('first-contentful-paint'),
      lcp: of('largest-contentful-paint'),
      blocked: of('total-blocking-time'),
      shift: of('cumulative-layout-shift'),
      requests: before.length,
      bytes: sum(before),
      allBytes: sum(requests),
    };
  } finally {
    await browser.close();
  }
}

function print(requests, painted) {
  process.stderr.write(`largest paint at ${Math.round(painted)} ms\n`);
  for (const { url, transferSize, networkRequestTime, networkEndTime, priority } of requests)
    process.stderr.write(
      `${Math.round(networkRequestTime)} to ${Math.round(networkEndTime)} ms  ${transferSize} B  ${priority}  ${new URL(url).pathname}\n`,
    );
}

function sum(requests) {
  return requests.reduce((total, { transferSize }) => total + transferSize, 0);
}

function rowOf(name, figures) {
  const of = (figure) => median(figures.map((taken) => taken[figure]));
  const misses = of('score') < GOAL || of('shift') > MOST_SHIFT;
  if (misses) failed += 1;
  return [
    name,
    of('score').toFixed(0),
    seconds(of('fcp')),
    seconds(of('lcp')),
    `${of('blocked').toFixed(0)} ms`,
    of('shift').toFixed(3),
    of('requests').toFixed(0),
    kilobytes(of('bytes')),
    kilobytes(of('allBytes')),
    misses ? 'FAIL' : 'pass',
  ];
}

function seconds(ms) {
  return `${(ms / 1_000).toFixed(2)} s`;
}

function kilobytes(bytes) {
  return (bytes / 1_000).toFixed(0);
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
