#!/usr/bin/env node
import { readdirSync, readFileSync } from 'node:fs';
/**
 * The table against a page written by hand. `pnpm bench`, or `pnpm bench --quick` for 10,000 rows alone.
 * How to read what it prints: README.md beside this file.
 */
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { build } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const dist = join(here, 'dist');
const quick = process.argv.includes('--quick');
const only = process.argv.find((argument) => argument.startsWith('--rows='))?.slice('--rows='.length);

const PAGES = ['floor', 'table', 'react'];
/** Rows and rounds: medians of five, of three where one round takes minutes. */
const SIZES = [
  { rows: 10_000, rounds: quick ? 3 : 5 },
  { rows: 100_000, rounds: 5 },
  { rows: 1_000_000, rounds: 3 },
].filter(({ rows }) => (only ? String(rows) === only : !quick || rows === 10_000));

/** What each figure may be, as a multiple of the floor's or on its own; `at` names the size the goal is for. */
const GOALS = [
  { figure: 'mount', unit: 'ms', ratio: 1.8, at: 10_000 },
  { figure: 'first sort by title', unit: 'ms', ratio: 1.25, at: 100_000 },
  { figure: 'first keystroke', unit: 'ms', ratio: 1.5, at: 100_000 },
  { figure: 'filter keystroke', unit: 'ms', ratio: 1.5, at: 100_000 },
  { figure: 'select all', unit: 'ms', ratio: 2, at: 100_000 },
  { figure: 'heap over the rows', unit: 'MB', most: 1, at: 100_000 },
  { figure: 'heap after use', unit: 'MB' },
  { figure: 'scroll, per frame', unit: 'ms', ratio: 1.25, at: 10_000 },
  { figure: 'scroll, blank', unit: '%', most: 0.5, at: 10_000 },
  { figure: 'last row reached', unit: '', least: 1, at: 1_000_000 },
];
const PAGE_LIMIT_KB = 72;

// The configuration imports the theme's TypeScript, which Vite bundles.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';

await main();

async function main() {
  const sizes = {};
  for (const page of PAGES) {
    await build({
      configFile: join(here, 'vite.config.ts'),
      root: join(here, 'pages', page),
      build: { outDir: join(dist, page), emptyOutDir: true },
    });
    sizes[page] = brotliSize(join(dist, page));
  }
  const server = await serve();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      '--js-flags=--max-old-space-size=4096',
    ],
  });
  let failed = 0;
  try {
    for (const { rows, rounds } of SIZES) {
      const taken = Object.fromEntries(PAGES.map((page) => [page, []]));
      for (let round = 0; round < rounds; round++) {
        for (const page of PAGES) taken[page].push(await measure(browser, server.url, page, rows));
        process.stderr.write(`${rows.toLocaleString('en')} rows: round ${round + 1} of ${rounds}\n`);
      }
      failed += report(rows, rounds, taken);
    }
  } finally {
    await browser.close();
    server.close();
  }
  const fits = sizes.table <= PAGE_LIMIT_KB;
  process.stdout.write(
    `\nPage, js + css brotli: table ${sizes.table.toFixed(1)} kB (goal <= ${PAGE_LIMIT_KB}: ${fits ? 'pass' : 'FAIL'}), ` +
      `plain React ${sizes.react.toFixed(1)} kB, floor ${sizes.floor.toFixed(1)} kB\n`,
  );
  if (!fits) failed++;
  process.exitCode = failed > 0 ? 1 : 0;
}

/** One visit to one page: every figure once. */
async function measure(browser, url, page, rows) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const tab = await context.newPage();
  const errors = [];
  tab.on('pageerror', (error) => errors.push(error.message));
  const cdp = await context.newCDPSession(tab);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tab.goto(`${url}/${page}/index.html`);
  const ask = (method, ...values) =>
    tab.evaluate(([name, given]) => window.bench[name](...given), [method, values]);
  const cpu = async (act) => {
    const before = await metric(cdp, 'TaskDuration');
    const answer = await act();
    return { ms: ((await metric(cdp, 'TaskDuration')) - before) * 1000, answer };
  };

  await ask('load', rows);
  await ask('nothing');
  const idle = median([
    (await cpu(() => ask('nothing'))).ms,
    (await cpu(() => ask('nothing'))).ms,
    (await cpu(() => ask('nothing'))).ms,
  ]);
  const cost = async (method, ...values) => Math.max(0, (await cpu(() => ask(method, ...values))).ms - idle);

  const bare = await heap(cdp);
  const figures = { mount: await cost('mount') };
  figures['heap over the rows'] = (await heap(cdp)) - bare;

  await ask('scroll', 0.5, false);
  const scrolled = await cpu(() => ask('scroll', 2, false));
  figures['scroll, per frame'] = scrolled.ms / scrolled.answer.frames;
  figures['scroll, blank'] = (await ask('scroll', 1, true)).blank * 100;

  figures['first sort by title'] = await cost('sortByTitle');
  await expectState(
    page,
    ask,
    (state) => state.first.startsWith('Calculate as-built'),
    'the titles are sorted',
  );

  figures['first keystroke'] = await cost('search', 'b');
  const keystrokes = [];
  for (const text of ['be', 'bea', 'bear', 'beari']) keystrokes.push(await cost('search', text));
  figures['filter keystroke'] = median(keystrokes);
  await expectState(
    page,
    ask,
    (state) => state.first.includes('bearing') && state.rows < rows / 5,
    'the search found',
  );
  await ask('search', '');

  figures['select all'] = await cost('toggleAll');
  await expectState(
    page,
    ask,
    (state) => state.selected === rows && state.rows === rows,
    'all rows are selected',
  );
  await ask('toggleAll');
  figures['heap after use'] = (await heap(cdp)) - bare;

  const last = await ask('toEnd');
  figures['last row reached'] = last.startsWith('Update traffic') ? 1 : 0;
  if (errors.length > 0) throw new Error(`${page}: ${errors.join('; ')}`);
  await context.close();
  return figures;
}

async function expectState(page, ask, holds, what) {
  const state = await ask('state');
  if (!holds(state)) throw new Error(`Not so on ${page}: ${what} (${JSON.stringify(state)})`);
}

async function metric(cdp, name) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((entry) => entry.name === name).value;
}

/** Used JavaScript heap in MB after collecting garbage. */
async function heap(cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  return (await metric(cdp, 'JSHeapUsedSize')) / 1e6;
}

function report(rows, rounds, taken) {
  const of = (page, figure) => median(taken[page].map((figures) => figures[figure]));
  const lines = [['', 'floor', 'plain React', 'table', 'table / floor', 'goal', '']];
  let failed = 0;
  for (const { figure, unit, ratio, most, least, at } of GOALS) {
    const floor = of('floor', figure);
    const table = of('table', figure);
    const share = table / floor;
    const counts = at === rows;
    const goal = ratio ? `<= ${ratio} x` : most !== undefined ? `<= ${most} ${unit}` : least ? 'yes' : '';
    const holds = ratio ? share <= ratio : most !== undefined ? table <= most : least ? table >= least : true;
    if (counts && !holds) failed++;
    const shown = (value) => (unit === '' ? (value ? 'yes' : 'no') : `${value.toFixed(2)} ${unit}`);
    lines.push([
      figure,
      shown(floor),
      shown(of('react', figure)),
      shown(table),
      unit === 'ms' ? `${share.toFixed(2)} x` : '',
      goal,
      counts ? (holds ? 'pass' : 'FAIL') : goal && (holds ? '(holds)' : '(over)'),
    ]);
  }
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  process.stdout.write(`\n${rows.toLocaleString('en')} rows, medians of ${rounds}\n`);
  for (const line of lines) {
    process.stdout.write(`${line.map((text, column) => text.padEnd(widths[column])).join('  ')}\n`);
  }
  return failed;
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function brotliSize(folder) {
  let size = 0;
  for (const file of readdirSync(folder, { recursive: true })) {
    if (/\.(js|css)$/.test(file) && !/harness/.test(file))
      size += brotliCompressSync(readFileSync(join(folder, file))).length;
  }
  return size / 1000;
}

function serve() {
  const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    try {
      const content = readFileSync(join(dist, path));
      response
        .writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
        .end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({ url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() });
    });
  });
}
