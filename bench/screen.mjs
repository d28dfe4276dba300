#!/usr/bin/env node
/**
 * The list of tasks in a browser, with 100,000 tasks in the workspace: `pnpm bench:screen`, or `pnpm bench:screen --quick` for a look.
 * How to read what it prints: README.md beside this file.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openFilter } from '../e2e/support/filters.ts';
import { makeWorkspace, signIn, startApp } from './app.mjs';
import {
  buildPage,
  buildScript,
  endWith,
  launchProfiles,
  median,
  metrics,
  printTable,
  serve,
  visit,
} from './harness.mjs';

const { values: options } = parseArgs({
  options: {
    /** 3,000 tasks, one round, 50 navigations. */
    quick: { type: 'boolean', default: false },
    tasks: { type: 'string' },
    rounds: { type: 'string' },
    navigations: { type: 'string' },
    /** Where the workspaces are kept between runs; filled where they are missing. */
    data: { type: 'string' },
    only: { type: 'string', default: 'first,table,interactions,memory' },
  },
});
const TASKS = Number(options.tasks ?? (options.quick ? 3_000 : 100_000));
const ROUNDS = Number(options.rounds ?? (options.quick ? 1 : 5));
const NAVIGATIONS = Number(options.navigations ?? (options.quick ? 50 : 500));
/** Growth is counted from here: by then every screen has been seen and its code is compiled. */
const SETTLED = NAVIGATIONS / 5;
const SLOWDOWN = 4;
const PARTS = { first, table, interactions, memory };

const GOALS = {
  'first rows, CPU': { ratio: 1.3 },
  'first rows, time': { ratio: 1.3 },
  'search keystroke': { ratio: 1.5 },
  'sort by title': { ratio: 1.25 },
  'scroll, per frame': { ratio: 1.25 },
  'scroll, blank': { most: 0.5, unit: '%' },
  'letters lost': { most: 0, unit: '' },
  'layout shift': { most: 0, unit: '' },
  'heap, MB': { growth: 1 },
  nodes: { growth: 200 },
  listeners: { growth: 50 },
  documents: { growth: 0 },
};
const MOST_TO_PAINT_MS = 100;
/** What a press costs that does nothing: so much of the others is the machine's. */
const CONTROL = 'pressing what does nothing';

const folder = options.data ?? mkdtempSync(join(tmpdir(), 'lw-bench-'));
const servers = {};
const moved = [];
let browser = launchProfiles();
let failed = 0;
try {
  for (const [name, tasks] of Object.entries({ empty: null, full: TASKS })) {
    const where = { DATA_DIR: join(folder, name) };
    if (!existsSync(where.DATA_DIR)) await makeWorkspace(where, tasks);
    const server = await startApp(where);
    servers[name] = { ...server, cookie: await signIn(server.url) };
  }
  const script = await buildScript('pages/app/main.ts');
  for (const part of options.only.split(',')) await PARTS[part](script);
  reportShifts();
} finally {
  for (const server of Object.values(servers)) await server.stop();
  if (!options.data) rmSync(folder, { recursive: true, force: true });
}
endWith(failed);

/** From the click on a link to the list, in a browser that has nothing yet, until its first rows are painted. */
async function first(script) {
  const taken = { empty: [], full: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, server] of Object.entries(servers)) {
      const figures = await inApp(script, server, async ({ tab, cpu }) => {
        const { ms, answer } = await cpu(async () => {
          await tab.goto(`${server.url}/app/tasks`);
          return tab.evaluate(() => window.felt.listShown);
        });
        return { 'first rows, CPU': ms, 'first rows, time': answer };
      });
      taken[name].push(figures);
    }
    progress('first rows', round);
  }
  reportRatios('First rows', taken, { of: 'full', floor: 'empty' });
}

/** What the list costs while it is used, against the same list written by hand, and against the table's floor, which has its rows in memory. */
async function table(script) {
  await buildPage('pages/floor');
  const byHand = await buildScript('pages/list/main.ts');
  const floor = await serve();
  const taken = { 'in memory': [], 'by hand': [], app: [] };
  for (let round = 0; round < ROUNDS; round++) {
    taken['in memory'].push(await visit(browser, `${floor.url}/pages/floor/index.html`, useFloor));
    taken['by hand'].push(await onListByHand(script, byHand, useTable));
    taken.app.push(await onList(script, useTable));
    progress('table', round);
  }
  floor.close();
  // The list by hand has its server sort, as the app does; the one in memory sorts 100,000 rows.
  reportRatios('Using the list', taken, {
    of: 'app',
    floor: 'by hand',
    compared: ['sort by title'],
  });
  reportRatios('Using the list', taken, {
    of: 'app',
    floor: 'in memory',
    compared: ['search keystroke', 'scroll, per frame'],
  });
}

async function useFloor({ tab, ask, cpu, cost, settle }) {
  await ask('load', TASKS);
  await settle();
  await ask('mount');
  const figures = { 'sort by title': await cost('sortByTitle') };
  await ask('search', 'b');
  const keystrokes = [];
  for (const text of ['be', 'bea', 'bear', 'beari']) keystrokes.push(await cost('search', text));
  figures['search keystroke'] = median(keystrokes);
  await ask('search', '');
  // As people have it: the pointer is on the rows, each of which the floor draws as hovered when it passes.
  await tab.hover('.scroller');
  return { ...figures, ...(await scrolling({ ask, cpu })) };
}

async function useTable({ tab, ask, cpu }) {
  // A row is drawn ahead once somebody may scroll.
  await tab.hover('[role=grid]');
  await otherRows(tab, () => tab.click('[data-sort=title]'));
  const sorted = await cpu(() => otherRows(tab, () => tab.click('[data-sort=title]')));
  const search = tab.getByRole('searchbox').last();
  await otherRows(tab, () => search.pressSequentially('b'));
  const keystrokes = [];
  for (const letter of 'eari') {
    // Into the box that has the focus: finding it by its role would be counted with what the app does.
    const { ms } = await cpu(() => otherRows(tab, () => tab.keyboard.press(letter)));
    keystrokes.push(ms);
  }
  await otherRows(tab, () => search.fill(''));
  await tab.hover('[role=grid]');
  return {
    'sort by title': sorted.ms,
    'search keystroke': median(keystrokes),
    ...(await scrolling({ ask, cpu })),
  };
}

async function scrolling({ ask, cpu }) {
  await ask('scroll', 0.5, false);
  const scrolled = await cpu(() => ask('scroll', 2, false));
  return {
    'scroll, per frame': scrolled.ms / scrolled.answer.frames,
    'scroll, blank': (await ask('scroll', 1, true)).blank * 100,
  };
}

/** From each press until its result is painted, on a machine a quarter as fast. */
async function interactions(script) {
  const taken = [];
  for (let round = 0; round < ROUNDS; round++) {
    taken.push(
      await onList(script, async ({ tab, cdp }) => {
        await tab.hover('[role=grid]');
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
        return useSlowly(tab);
      }),
    );
    progress('interactions', round);
  }
  const names = Object.keys(taken[0]);
  const lines = names.map((name) => {
    const values = taken.map((figures) => figures[name]);
    const goal = GOALS[name] ?? { most: MOST_TO_PAINT_MS, unit: 'ms' };
    const value = median(values);
    return [
      name,
      `${value} ${goal.unit}`,
      `${Math.max(...values)} ${goal.unit}`,
      `<= ${goal.most} ${goal.unit}`,
      verdict(value <= goal.most),
    ];
  });
  printTable(`Press to paint, ${SLOWDOWN} x slower`, [['', 'median', 'longest', 'goal', ''], ...lines]);
}

async function useSlowly(tab) {
  const figures = {};
  const felt = async (name, act) => {
    await tab.evaluate(() => window.felt.takeLongest());
    await act();
    figures[name] = await tab.evaluate(() => window.felt.takeLongest());
  };
  const row = (position) => tab.locator(`[role=row][aria-rowindex="${position + 2}"]`);
  const search = tab.getByRole('searchbox').last();
  await felt(CONTROL, () => tab.getByRole('heading', { level: 1 }).click());
  const text = 'review bearing';
  await felt('typing a search', async () => {
    await otherRows(tab, () => search.pressSequentially(text, { delay: 90 }));
  });
  figures['letters lost'] = (await search.inputValue()) === text ? 0 : 1;
  await otherRows(tab, () => search.fill(''));
  await felt('sorting', () => otherRows(tab, () => tab.click('[data-sort=title]')));
  await felt('ticking a row', () => row(3).locator('[data-part=check]').click());
  await felt('completing a task', async () => {
    const done = row(2).getByRole('checkbox', { name: /^Complete/ });
    await Promise.all([tab.waitForResponse(/completion/), done.click()]);
    await Promise.all([tab.waitForResponse(/completion/), done.click()]);
  });
  await felt('opening a row’s menu', async () => {
    await row(4)
      .getByRole('button', { name: /^Actions/ })
      .click();
    await tab.getByRole('menuitem').first().waitFor();
  });
  await tab.keyboard.press('Escape');
  await felt('changing a filter', async () => {
    await openFilter(tab, 'Status');
    await otherRows(tab, () => tab.getByRole('menuitemcheckbox', { name: 'Pending' }).click());
  });
  await tab.keyboard.press('Escape');
  await felt('opening a task', async () => {
    await row(1).getByRole('link').click();
    await tab.getByRole('textbox', { name: /^Task title/ }).waitFor();
  });
  return figures;
}

/**
 * From list to task and back, and on to the other lists, as often as a long day has it. V8 keeps no machine code here: what it makes of
 * functions that run often grows for as long as it likes, and says nothing of what the app holds.
 */
async function memory(script) {
  const compiling = browser;
  browser = launchProfiles('--no-opt --no-maglev --no-sparkplug');
  const [settled, end] = await onList(script, async ({ tab, cdp }) => {
    const taken = [];
    const steps = walk(tab);
    for (let count = 1; count <= NAVIGATIONS; count++) {
      await steps.next();
      if (count !== SETTLED && count !== NAVIGATIONS) continue;
      taken.push(await held(cdp));
      process.stderr.write(`memory: ${count} of ${NAVIGATIONS} navigations\n`);
    }
    return taken;
  });
  browser = compiling;
  const lines = Object.keys(settled).map((name) => {
    const growth = end[name] - settled[name];
    const { growth: most } = GOALS[name];
    return [
      name,
      settled[name].toFixed(1),
      end[name].toFixed(1),
      growth.toFixed(1),
      `<= ${most}`,
      verdict(growth <= most),
    ];
  });
  printTable('Held after navigations', [
    ['', `after ${SETTLED}`, `after ${NAVIGATIONS}`, 'growth', 'goal', ''],
    ...lines,
  ]);
}

/** One navigation a step; always the same tasks, so that what the app keeps of them is soon all kept. */
async function* walk(tab) {
  const row = (position) => tab.locator(`[role=row][aria-rowindex="${position + 2}"]`);
  const goTo = (name) => tab.getByRole('navigation').getByRole('link', { name }).first().click();
  const heading = (name) => tab.getByRole('heading', { level: 1, name }).waitFor();
  for (let task = 0; ; task = (task + 1) % 8) {
    await row(task).getByRole('link').click();
    yield tab.getByRole('textbox', { name: /^Task title/ }).waitFor();
    await tab.goBack();
    yield row(0).getByRole('link').waitFor();
    await goTo('Clients');
    yield heading(/Clients/);
    await goTo('Projects');
    yield heading(/Projects/);
    await goTo('Tasks');
    yield row(0).getByRole('link').waitFor();
  }
}

async function held(cdp) {
  for (let time = 0; time < 3; time++) await cdp.send('HeapProfiler.collectGarbage');
  const now = await metrics(cdp);
  return {
    'heap, MB': now.JSHeapUsedSize / 1e6,
    nodes: now.Nodes,
    listeners: now.JSEventListeners,
    documents: now.Documents,
  };
}

/** Opens the full workspace's list, and takes figures when its rows are there. */
function onList(script, take) {
  return inApp(script, servers.full, async (opened) => {
    await opened.tab.goto(`${servers.full.url}/app/tasks?view=table`);
    await opened.tab.evaluate(() => window.felt.listShown);
    return take(opened);
  });
}

/** The list by hand in the app's place: on its server, with its cookie. */
function onListByHand(script, byHand, take) {
  return signedIn(script, servers.full, async (opened) => {
    const address = `${servers.full.url}/list-by-hand`;
    const body = `<!doctype html><title>Tasks</title><div id="root"></div><script type="module">${byHand}</script>`;
    await opened.tab.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
    await opened.tab.goto(address);
    await opened.tab.evaluate(() => window.felt.listShown);
    return take(opened);
  });
}

/** The app in a browser without anything kept; what moves by itself is noted. */
function inApp(script, server, take) {
  return signedIn(script, server, async (opened) => {
    const figures = await take(opened);
    moved.push(...(await opened.tab.evaluate(() => window.felt.shifts)));
    return figures;
  });
}

/** A browser without anything kept, signed in, on a page of the server that runs none of the app's code. */
function signedIn(script, { url, cookie }, take) {
  const [name, value] = cookie.split('=');
  return visit(browser, `${url}/favicon.svg`, take, async (context) => {
    await context.addCookies([{ name, value, url }]);
    await context.addInitScript({ content: script });
  });
}

/** Until the table has painted the rows that an act asks for. */
async function otherRows(tab, act) {
  const there = tab.evaluate(() => window.felt.otherRows());
  await act();
  await there;
}

/** @param {string[]} compared figures whose goal is against another floor */
function reportRatios(title, taken, { of, floor, compared = [] }) {
  const lines = Object.keys(taken[of][0]).map((figure) => {
    const [value, least] = [of, floor].map((page) => median(taken[page].map((figures) => figures[figure])));
    const { ratio, most, unit = 'ms' } = GOALS[figure];
    const share = value / least;
    const goal = ratio ? `<= ${ratio} x` : `<= ${most} ${unit}`;
    return [
      figure,
      `${least.toFixed(2)} ${unit}`,
      `${value.toFixed(2)} ${unit}`,
      ratio ? `${share.toFixed(2)} x` : '',
      goal,
      verdict(ratio ? share <= ratio : value <= most, compared.includes(figure)),
    ];
  });
  printTable(`${title}, medians of ${ROUNDS}`, [['', floor, of, 'ratio', 'goal', ''], ...lines]);
}

function reportShifts() {
  const sum = moved.reduce((before, { value }) => before + value, 0);
  const { most } = GOALS['layout shift'];
  printTable('Over all of these', [
    ['', '', 'goal', ''],
    ['layout shift', sum.toFixed(4), String(most), verdict(sum <= most)],
  ]);
  const told = new Map();
  for (const shift of moved) told.set(shift.moved.join(' · '), (told.get(shift.moved.join(' · ')) ?? 0) + 1);
  for (const [what, times] of [...told].slice(0, 10)) process.stdout.write(`${times} x ${what}\n`);
}

function verdict(holds, isCompared = false) {
  if (isCompared) return holds ? '(holds)' : '(over)';
  if (!holds) failed++;
  return holds ? 'pass' : 'FAIL';
}

function progress(part, round) {
  process.stderr.write(`${part}: round ${round + 1} of ${ROUNDS}\n`);
}
