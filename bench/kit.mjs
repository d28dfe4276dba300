#!/usr/bin/env node
/**
 * The kit against a page written by hand, Radix bare and Radix Themes: `pnpm bench:kit`.
 * How to read what it prints: README.md beside this file.
 */
import { buildPage, endWith, launch, median, printTable, serve, visit } from './harness.mjs';
import { installPeers } from './peers.mjs';

const ROUNDS = Number(
  process.argv.find((word) => word.startsWith('--rounds='))?.slice('--rounds='.length) ?? 5,
);

const GROUPS = { floor: 'kit/groups-floor', ours: 'kit/groups-ours', 'Radix Themes': 'peers/groups-themes' };
const SCREENS = {
  floor: 'kit/screen-floor',
  'bare Radix': 'peers/screen-radix',
  'Radix Themes': 'peers/screen-themes',
  ours: 'kit/screen-ours',
};

/** What each figure may be, as a multiple of another's or on its own. */
const GOALS = [
  { figure: 'mount 1,000 groups', unit: 'ms', ratio: 2, to: 'floor' },
  { figure: 'switch theme', unit: 'ms', ratio: 1.25, to: 'floor' },
  { figure: 'nodes of the groups', unit: '' },
  { figure: 'small screen, js + css', unit: 'kB', most: 115 },
  { figure: 'mount small screen', unit: 'ms', ratio: 0.8, to: 'Radix Themes' },
  { figure: 'open its dialog', unit: 'ms', ratio: 0.8, to: 'Radix Themes' },
  { figure: 'open its menu', unit: 'ms', ratio: 1.15, to: 'bare Radix' },
  { figure: 'nodes of the screen', unit: '' },
];

await main();

async function main() {
  installPeers();
  const sizes = {};
  for (const folder of [...Object.values(GROUPS), ...Object.values(SCREENS)])
    sizes[folder] = await buildPage(folder);
  const server = await serve();
  const browser = await launch();
  const taken = {};
  const add = (name, figures) => {
    for (const [figure, value] of Object.entries(figures)) {
      taken[figure] ??= {};
      taken[figure][name] ??= [];
      taken[figure][name].push(value);
    }
  };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, folder] of Object.entries(GROUPS))
        add(name, await visit(browser, `${server.url}/${folder}/index.html`, groupFigures));
      for (const [name, folder] of Object.entries(SCREENS)) {
        add(name, await visit(browser, `${server.url}/${folder}/index.html`, screenFigures));
        add(name, { 'small screen, js + css': sizes[folder] });
      }
      process.stderr.write(`round ${round + 1} of ${ROUNDS}\n`);
    }
  } finally {
    await browser.close();
    server.close();
  }
  endWith(report(taken));
}

async function groupFigures({ ask, cost, settle }) {
  await settle();
  const mount = await cost('mount');
  const before = await ask('state');
  const times = [];
  // There and back, three times: the first pays for what the others find ready.
  for (let time = 0; time < 6; time++) {
    times.push(await cost('switchTheme'));
    if (time === 0) expect((await ask('state')).colour !== before.colour, 'the theme was switched');
  }
  expect(before.nodes >= 8000, 'there are a thousand groups');
  return { 'mount 1,000 groups': mount, 'switch theme': median(times), 'nodes of the groups': before.nodes };
}

async function screenFigures({ ask, cost, settle }) {
  await settle();
  const mount = await cost('mount');
  const { nodes, rows } = await ask('state');
  expect(rows > 10, 'the table has rows');
  const dialog = await cost('openDialog');
  expect((await ask('state')).dialog === 1, 'the dialog is open');
  await ask('closeDialog');
  const menu = await cost('openMenu');
  expect((await ask('state')).menu === 1, 'the menu is open');
  return {
    'mount small screen': mount,
    'open its dialog': dialog,
    'open its menu': menu,
    'nodes of the screen': nodes,
  };
}

function expect(holds, what) {
  if (!holds) throw new Error(`Not so: ${what}`);
}

function report(taken) {
  const names = ['floor', 'bare Radix', 'Radix Themes', 'ours'];
  let failed = 0;
  const lines = GOALS.map(({ figure, unit, ratio, to, most }) => {
    const of = (name) => (taken[figure][name] ? median(taken[figure][name]) : undefined);
    const ours = of('ours');
    const share = to ? ours / of(to) : undefined;
    const holds = ratio ? share <= ratio : most ? ours <= most : true;
    if (!holds) failed++;
    const shown = (value) => (value === undefined ? '' : `${unit ? value.toFixed(1) : value} ${unit}`.trim());
    return [
      figure,
      ...names.map((name) => shown(of(name))),
      share === undefined ? '' : `${share.toFixed(2)} x ${to}`,
      ratio ? `<= ${ratio} x` : most ? `<= ${most} ${unit}` : '',
      ratio || most ? (holds ? 'pass' : 'FAIL') : '',
    ];
  });
  printTable(`Kit, medians of ${ROUNDS}`, [['', ...names, 'ours against', 'goal', ''], ...lines]);
  return failed;
}
