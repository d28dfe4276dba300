#!/usr/bin/env node
/**
 * The table against a page written by hand: `pnpm bench`, or `pnpm bench --quick` for 10,000 rows alone; with `--peers` also
 * against other libraries' tables. How to read what it prints: README.md beside this file.
 */
import { buildPage, endWith, launch, median, printTable, serve, visit } from './harness.mjs';
import { installPeers } from './peers.mjs';

const quick = process.argv.includes('--quick');
const withPeers = process.argv.includes('--peers');
const only = process.argv.find((argument) => argument.startsWith('--rows='))?.slice('--rows='.length);

/** Where each page is; `canvas` for one whose rows are not elements. */
const PAGES = {
  floor: { folder: 'pages/floor' },
  'plain React': { folder: 'pages/react' },
  table: { folder: 'pages/table' },
};
const PEERS = {
  'react-data-grid': { folder: 'peers/react-data-grid' },
  TanStack: { folder: 'peers/tanstack' },
  'AG Grid': { folder: 'peers/ag-grid' },
  Glide: { folder: 'peers/glide', canvas: true },
};
if (withPeers) Object.assign(PAGES, PEERS);

/** Rows and rounds: medians of five, of three where one round takes minutes. */
const SIZES = [
  { rows: 10_000, rounds: quick ? 3 : 5 },
  { rows: 100_000, rounds: 5 },
  { rows: 1_000_000, rounds: 3 },
].filter(({ rows }) => (only ? String(rows) === only : !quick || rows === 10_000));

/** What each figure may be, as a multiple of the floor's or on its own; `at` names the size the goal is for. */
const GOALS = [
  { figure: 'mount', unit: 'ms', ratio: 1.8, at: 10_000, peer: { ratio: 0.75, at: 10_000 } },
  {
    figure: 'first sort by title',
    unit: 'ms',
    ratio: 1.25,
    at: 100_000,
    peer: { ratio: 0.8, at: 1_000_000 },
  },
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

await main();

async function main() {
  if (withPeers) installPeers();
  const sizes = {};
  for (const [page, { folder }] of Object.entries(PAGES)) sizes[page] = await buildPage(folder);
  const server = await serve();
  const browser = await launch();
  let failed = 0;
  try {
    for (const { rows, rounds } of SIZES) {
      const taken = Object.fromEntries(Object.keys(PAGES).map((page) => [page, []]));
      for (let round = 0; round < rounds; round++) {
        for (const [page, { folder, canvas }] of Object.entries(PAGES)) {
          const address = `${server.url}/${folder}/index.html`;
          taken[page].push(await visit(browser, address, (visited) => measure(visited, page, rows, canvas)));
        }
        process.stderr.write(`${rows.toLocaleString('en')} rows: round ${round + 1} of ${rounds}\n`);
      }
      failed += report(rows, rounds, taken);
    }
  } finally {
    await browser.close();
    server.close();
  }
  const fits = sizes.table <= PAGE_LIMIT_KB;
  const others = Object.keys(PAGES).filter((page) => page !== 'table');
  process.stdout.write(
    `\nPage, js + css brotli: table ${sizes.table.toFixed(1)} kB (goal <= ${PAGE_LIMIT_KB}: ${fits ? 'pass' : 'FAIL'}), ` +
      `${others.map((page) => `${page} ${sizes[page].toFixed(1)} kB`).join(', ')}\n`,
  );
  if (!fits) failed++;
  endWith(failed);
}

/** One visit to one page: every figure once. */
async function measure({ ask, cpu, cost, settle, heap }, page, rows, canvas = false) {
  await ask('load', rows);
  await settle();
  const bare = await heap();
  const figures = { mount: await cost('mount') };
  figures['heap over the rows'] = (await heap()) - bare;

  await ask('scroll', 0.5, false);
  const scrolled = await cpu(() => ask('scroll', 2, false));
  figures['scroll, per frame'] = scrolled.ms / scrolled.answer.frames;
  // What a canvas has drawn cannot be asked.
  figures['scroll, blank'] = canvas ? null : (await ask('scroll', 1, true)).blank * 100;

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
  figures['heap after use'] = (await heap()) - bare;

  const last = await ask('toEnd');
  figures['last row reached'] = last.startsWith('Update traffic') ? 1 : 0;
  return figures;
}

async function expectState(page, ask, holds, what) {
  const state = await ask('state');
  if (!holds(state)) throw new Error(`Not so on ${page}: ${what} (${JSON.stringify(state)})`);
}

function report(rows, rounds, taken) {
  const pages = Object.keys(taken);
  const of = (page, figure) => {
    const values = taken[page].map((figures) => figures[figure]).filter((value) => value !== null);
    return values.length > 0 ? median(values) : null;
  };
  let failed = 0;
  const lines = GOALS.flatMap(({ figure, unit, ratio, most, least, at, peer }) => {
    const table = of('table', figure);
    const share = table / of('floor', figure);
    const goal = ratio ? `<= ${ratio} x` : most !== undefined ? `<= ${most} ${unit}` : least ? 'yes' : '';
    const holds = ratio ? share <= ratio : most !== undefined ? table <= most : least ? table >= least : true;
    const shown = (value) => {
      if (value === null) return '';
      return unit === '' ? (value ? 'yes' : 'no') : `${value.toFixed(2)} ${unit}`;
    };
    const figures = pages.map((page) => shown(of(page, figure)));
    const line = [
      figure,
      ...figures,
      unit === 'ms' ? `${share.toFixed(2)} x` : '',
      goal,
      verdict(goal !== '', at === rows, holds),
    ];
    if (!withPeers || !peer) return [line];
    const best = Math.min(...Object.keys(PEERS).map((name) => of(name, figure)));
    const ofBest = table / best;
    return [
      line,
      [
        '  against the best peer',
        ...pages.map(() => ''),
        `${ofBest.toFixed(2)} x`,
        `<= ${peer.ratio} x`,
        verdict(true, peer.at === rows, ofBest <= peer.ratio),
      ],
    ];
  });
  printTable(`${rows.toLocaleString('en')} rows, medians of ${rounds}`, [
    ['', ...pages, 'table / floor', 'goal', ''],
    ...lines,
  ]);
  return failed;

  function verdict(hasGoal, counts, holds) {
    if (!hasGoal) return '';
    if (counts && !holds) failed++;
    if (counts) return holds ? 'pass' : 'FAIL';
    return holds ? '(holds)' : '(over)';
  }
}
