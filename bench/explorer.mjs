#!/usr/bin/env node
/**
 * The file explorer with 100,000 files in one folder against a list written by hand: `pnpm bench:explorer`; `--rounds=1` for a look.
 * How to read what it prints: README.md beside this file.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildPage, endWith, launch, median, printTable, serve, visit } from './harness.mjs';

const ROUNDS = Number(
  process.argv.find((word) => word.startsWith('--rounds='))?.slice('--rounds='.length) ?? 5,
);
const FILES = 100_000;
const PAGES = { floor: 'pages/explorer-floor', ours: 'pages/explorer' };

/** What each figure may be. */
const GOALS = [
  { figure: 'ready', unit: 'ms', most: 350 },
  { figure: 'scroll, list', unit: 'fps', least: 50 },
  { figure: 'scroll, list: longest frame', unit: 'ms' },
  { figure: 'scroll, list: CPU per frame', unit: 'ms' },
  { figure: 'scroll, tiles', unit: 'fps', least: 50 },
  { figure: 'scroll, tiles: longest frame', unit: 'ms' },
  { figure: 'scroll, tiles: CPU per frame', unit: 'ms' },
  { figure: 'nodes, list', unit: '', most: 800 },
  { figure: 'nodes, tiles', unit: '', most: 800 },
  { figure: 'heap', unit: 'MB', most: 60 },
  { figure: 'heap over the files', unit: 'MB' },
  { figure: 'own js + css, gzip', unit: 'kB', most: 45 },
  { figure: 'whole page, js + css, gzip', unit: 'kB' },
];

await main();

async function main() {
  const taken = {};
  const add = (name, figures) => {
    for (const [figure, value] of Object.entries(figures)) {
      taken[figure] ??= {};
      taken[figure][name] ??= [];
      taken[figure][name].push(value);
    }
  };
  for (const [name, folder] of Object.entries(PAGES)) {
    await buildPage(folder);
    add(name, { 'whole page, js + css, gzip': weighed(folder) });
  }
  add('ours', { 'own js + css, gzip': ownSize() });
  const server = await serve();
  const browser = await launch();
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, folder] of Object.entries(PAGES))
        add(name, await visit(browser, `${server.url}/${folder}/index.html`, measure));
      process.stderr.write(`round ${round + 1} of ${ROUNDS}\n`);
    }
  } finally {
    await browser.close();
    server.close();
  }
  endWith(report(taken));
}

async function measure({ ask, cpu, cost, settle, heap }) {
  await ask('load', FILES);
  await settle();
  const bare = await heap();
  const figures = { ready: await cost('mount') };
  figures.heap = await heap();
  figures['heap over the files'] = figures.heap - bare;
  Object.assign(figures, await scrolled('list', ask, cpu));
  // The focused file is there as well, wherever it is.
  figures['nodes, list'] = await ask('nodes');
  expectLast(await ask('toEnd'));
  await ask('showTiles');
  Object.assign(figures, await scrolled('tiles', ask, cpu));
  figures['nodes, tiles'] = await ask('nodes');
  expectLast(await ask('toEnd'));
  return figures;
}

async function scrolled(view, ask, cpu) {
  await ask('scroll', 0.5);
  const { ms, answer } = await cpu(() => ask('scroll', 3));
  return {
    [`scroll, ${view}`]: answer.fps,
    [`scroll, ${view}: longest frame`]: answer.longest,
    [`scroll, ${view}: CPU per frame`]: ms / answer.frames,
  };
}

/** Fast means right: the last file is there at the end. */
function expectLast(text) {
  if (!text.includes(`Sheet 0${FILES - 1}`)) throw new Error(`Not the last file: ${text}`);
}

/** kB of the page's js and css, each file by itself, without what makes the files and takes the figures. */
function weighed(folder) {
  const out = fileURLToPath(new URL(`./dist/${folder}`, import.meta.url));
  return readdirSync(out, { recursive: true })
    .map(String)
    .filter((file) => /\.(js|css)$/.test(file) && !/harness/.test(file))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(out, file))).length / 1000, 0);
}

/** kB of the explorer as it is published, with its styles and the store in memory, without React and the design system: run `pnpm build` before. */
function ownSize() {
  const { stdout, stderr } = spawnSync('npx', ['size-limit', '--json'], {
    cwd: fileURLToPath(new URL('../packages/file-explorer', import.meta.url)),
    encoding: 'utf8',
  });
  if (!stdout.trim().startsWith('[')) throw new Error(`The explorer cannot be weighed:\n${stdout}${stderr}`);
  return JSON.parse(stdout)
    .filter(({ name }) => ['explorer', 'memory', 'styles.css'].includes(name))
    .reduce((sum, { size }) => sum + size / 1000, 0);
}

function report(taken) {
  const names = Object.keys(PAGES);
  let failed = 0;
  const lines = GOALS.map(({ figure, unit, most, least }) => {
    const of = (name) => (taken[figure][name] ? median(taken[figure][name]) : undefined);
    const ours = of('ours');
    const hasGoal = most !== undefined || least !== undefined;
    const holds = ours <= (most ?? Infinity) && ours >= (least ?? 0);
    if (!holds) failed++;
    const shown = (value) => (value === undefined ? '' : `${unit ? value.toFixed(1) : value} ${unit}`.trim());
    return [
      figure,
      ...names.map((name) => shown(of(name))),
      most ? `<= ${most} ${unit}`.trim() : least ? `>= ${least} ${unit}` : '',
      hasGoal ? (holds ? 'pass' : 'FAIL') : '',
    ];
  });
  printTable(`File explorer, ${FILES.toLocaleString('en')} files in one folder, medians of ${ROUNDS}`, [
    ['', ...names, 'goal', ''],
    ...lines,
  ]);
  return failed;
}
