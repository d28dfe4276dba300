/** What both benches share: building pages, serving them, and taking figures from a Chromium. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { build } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

// The configuration imports the theme's TypeScript, which Vite bundles.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';

/**
 * Builds a page as an app would.
 * @param {string} folder the page's, from this folder
 * @returns {Promise<number>} kB of js and css, each file brotli-compressed; what only measures is not weighed
 */
export async function buildPage(folder) {
  const out = join(here, 'dist', folder);
  await build({
    configFile: join(here, 'vite.config.ts'),
    root: join(here, folder),
    build: { outDir: out, emptyOutDir: true },
  });
  let size = 0;
  for (const file of readdirSync(out, { recursive: true })) {
    if (/\.(js|css)$/.test(file) && !/harness/.test(file))
      size += brotliCompressSync(readFileSync(join(out, file))).length;
  }
  return size / 1000;
}

/**
 * Bundles what is put into a page that is not ours to build.
 * @param {string} entry from this folder
 * @returns {Promise<string>} a script
 */
export async function buildScript(entry) {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(here, entry), formats: ['iife'], name: 'put' },
    },
  });
  return output[0].code;
}

/** @returns where the built pages are, and how to stop serving them */
export function serve() {
  const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    try {
      const content = readFileSync(join(here, 'dist', path));
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

/** @param {string} [engine] more flags of V8's */
export function launch(engine = '') {
  return chromium.launch(launchOptions(engine));
}

/**
 * A browser as a person has one, where each context is a new profile on disk. Others are private windows, which fetch the page's icon
 * anew whenever the address changes, and so at each letter of a search.
 * @param {string} [engine] more flags of V8's
 */
export function launchProfiles(engine = '') {
  return {
    // No folder of ours: Playwright makes one, and takes it away.
    newContext: (options) => chromium.launchPersistentContext('', { ...launchOptions(engine), ...options }),
  };
}

function launchOptions(engine) {
  return {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      `--js-flags=--max-old-space-size=4096 ${engine}`,
    ],
  };
}

/**
 * Opens a page anew and takes figures from it.
 * @param {(visit: Visit) => Promise<void>} take
 * @param {(context: import('playwright').BrowserContext) => Promise<void>} [prepare] before the page is opened
 */
export async function visit(browser, address, take, prepare) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await prepare?.(context);
  const tab = await context.newPage();
  const errors = [];
  tab.on('pageerror', (error) => errors.push(error.message));
  const cdp = await context.newCDPSession(tab);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tab.goto(address);
  const ask = (method, ...values) =>
    tab.evaluate(([name, given]) => window.bench[name](...given), [method, values]);
  const cpu = async (act) => {
    const before = (await metrics(cdp)).TaskDuration;
    const answer = await act();
    return { ms: ((await metrics(cdp)).TaskDuration - before) * 1000, answer };
  };
  let idle = 0;
  /** ms of the main thread's CPU for one request, less what asking for nothing costs. */
  const cost = async (method, ...values) => Math.max(0, (await cpu(() => ask(method, ...values))).ms - idle);
  const settle = async () => {
    await ask('nothing');
    const times = [];
    for (let time = 0; time < 3; time++) times.push((await cpu(() => ask('nothing'))).ms);
    idle = median(times);
  };
  /** Used JavaScript heap in MB after collecting garbage. */
  const heap = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('HeapProfiler.collectGarbage');
    return (await metrics(cdp)).JSHeapUsedSize / 1e6;
  };
  const figures = await take({ tab, cdp, ask, cpu, cost, settle, heap });
  if (errors.length > 0) throw new Error(`${address}: ${errors.join('; ')}`);
  await context.close();
  return figures;
}

/** @returns {Promise<Record<string, number>>} Chromium's figures of a page by their names; durations in s, sizes in bytes */
export async function metrics(cdp) {
  const { metrics: entries } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(entries.map(({ name, value }) => [name, value]));
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** What a bench ends with that missed a goal. Anything else but 0 means that it broke. */
export const MISSED = 2;

/** @param {number} failed how many goals were missed */
export function endWith(failed) {
  process.exitCode = failed > 0 ? MISSED : 0;
}

/** @param {string[][]} lines a table, its head first */
export function printTable(title, lines) {
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  process.stdout.write(`\n${title}\n`);
  for (const line of lines) {
    process.stdout.write(
      `${line
        .map((text, column) => text.padEnd(widths[column]))
        .join('  ')
        .trimEnd()}\n`,
    );
  }
}
