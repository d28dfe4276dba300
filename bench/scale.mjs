#!/usr/bin/env node
/**
 * The same questions to a workspace of 1,000 tasks and one of 1,000,000, on PostgreSQL: `pnpm bench:scale`, or
 * `pnpm bench:scale --sizes=1000,100000` for a look. How to read what it prints: README.md beside this file.
 */
import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openDatabase } from '../apps/pm-server/src/database/openDatabase.ts';
import { sql } from '../apps/pm-server/src/database/sql.ts';
import { createTestApp } from '../apps/pm-server/test/onDatabase.ts';
import { startPostgres } from '../apps/pm-server/test/postgres.ts';
import { scaleQueries } from '../apps/pm-server/test/scaleQueries.ts';
import { scaleWorkspace } from '../apps/pm-server/test/scaleWorkspace.ts';
import { endWith } from './harness.mjs';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,1000000' },
    rounds: { type: 'string', default: '8' },
    /** Roles and groups, separated by commas; all without it. */
    only: { type: 'string', default: '' },
    /** A folder in which PostgreSQL and its databases stay for the next run: what is there is not seeded again. */
    keep: { type: 'string' },
    /** Prints each question, not only their groups. */
    each: { type: 'boolean', default: false },
  },
});
const GOAL = 2;
const ROLES = ['owner', 'member', 'client'];
/** Of one question in a round, after one that is not counted: a person's next page, letter or filter finds the memory warm. */
const ASKED = 5;

const only = options.only === '' ? [] : options.only.split(',');
const sizes = options.sizes.split(',').map(Number);
const postgres = await startPostgres(options.keep);
const runs = [];
try {
  for (const tasks of sizes) {
    const databaseUrl = await postgres.database(`scale_${tasks}`);
    const app = await createTestApp(await openDatabase({ dataDir: '', databaseUrl }));
    process.stdout.write(`${tasks} tasks: filling, where there are none yet\n`);
    const workspace = await scaleWorkspace(app, tasks);
    runs.push({ tasks, app, people: workspace.people, queries: scaleQueries(workspace) });
  }
  endWith(report(await measure()));
} finally {
  for (const { app } of runs) {
    await app.services.changes.close();
    await app.database.close();
  }
  await postgres.stop();
}

/** Each role's questions, with what they took of each size: `ms` by the clock, `cpu` of both processes. */
async function measure() {
  const figures = ROLES.flatMap((role) =>
    runs[0].queries.map(({ group }, question) => ({
      role,
      group,
      question,
      path: runs.at(-1).queries[question].path,
      taken: sizes.map(() => ({ ms: [], cpu: [] })),
    })),
  ).filter(({ role, group }) =>
    [role, group].every((name) => !only.some((one) => kindOf(one) === kindOf(name)) || only.includes(name)),
  );
  for (const figure of figures) await askAll(figure);
  for (const figure of figures) for (const taken of figure.taken) forget(taken);
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const figure of figures) await askAll(figure);
    process.stderr.write(`round ${round + 1} of ${options.rounds}, load ${loadavg()[0].toFixed(1)}\n`);
  }
  return figures;
}

function kindOf(name) {
  return ROLES.includes(name) ? 'role' : 'group';
}

function forget({ ms, cpu }) {
  ms.length = cpu.length = 0;
}

/** The sizes take turns question by question, so that what else the machine does falls on all alike. */
async function askAll({ role, question, taken }) {
  for (const run of runs) run.backends = await backendsOf(run.app);
  for (let time = -1; time < ASKED; time += 1) {
    for (const [index, run] of runs.entries()) {
      const one = await ask(run, role, run.queries[question].path);
      if (time < 0) continue;
      taken[index].ms.push(one.ms);
      taken[index].cpu.push(one.cpu);
    }
  }
}

async function ask({ people, backends }, role, path) {
  const cpu = cpuClock(backends);
  const began = performance.now();
  const { status } = await people[role].get(path);
  const ms = performance.now() - began;
  if (status !== 200) throw new Error(`${path} answered ${status} to the ${role}`);
  return { ms, cpu: cpu() };
}

/** The processes of PostgreSQL that answer this application. */
async function backendsOf({ database }) {
  const { rows } = await database.orm.execute(
    sql`select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  );
  return rows.map(({ pid }) => pid);
}

/** @returns how many ms of CPU this process and those have had since; only this one where there is no Linux to say it */
function cpuClock(pids) {
  const own = process.cpuUsage();
  const theirs = pids.map(scheduledMs);
  return () => {
    const { user, system } = process.cpuUsage(own);
    const since = pids.map((pid, index) => scheduledMs(pid) - theirs[index]);
    // The pool has ended a connection meanwhile that it did not need.
    return since.filter(Number.isFinite).reduce((sum, ms) => sum + ms, (user + system) / 1_000);
  };
}

function scheduledMs(pid) {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : Number.NaN;
}

/** @returns how many groups miss the goal */
function report(figures) {
  const [small, large] = [sizes[0], sizes.at(-1)];
  process.stdout.write(
    `\nOf ${small} tasks and of ${large}: CPU ms p50, p95, and p95 over p95; by the clock the same (goal ${GOAL} x)\n`,
  );
  let failed = 0;
  for (const role of ROLES) {
    for (const group of new Set(figures.map((figure) => figure.group))) {
      const ofGroup = figures.filter((figure) => figure.role === role && figure.group === group);
      if (ofGroup.length === 0) continue;
      if (!line(`${role}: ${group}`, ofGroup)) failed++;
      if (options.each)
        for (const one of ofGroup) line(`  ${decodeURIComponent(one.path).slice(0, 56)}`, [one]);
    }
  }
  return failed;
}

/** @returns whether the p95 of these questions together keeps to the goal */
function line(name, figures) {
  const of = (what, share) =>
    [0, -1].map((size) =>
      quantile(
        figures.flatMap(({ taken }) => taken.at(size)[what]),
        share,
      ),
    );
  const [cpu, cpu95, p50, p95] = [of('cpu', 0.5), of('cpu', 0.95), of('ms', 0.5), of('ms', 0.95)];
  const ratio = p95[1] / p95[0];
  const times = ([small, large]) => `${(large / small).toFixed(2).padStart(6)} x`;
  const cells = (pair) => pair.map((ms) => ms.toFixed(1).padStart(7)).join('');
  process.stdout.write(
    `${name.padEnd(58)}${cells(cpu)} ${cells(cpu95)} ${times(cpu95)} ${cells(p50)} ${cells(p95)} ${times(p95)} ${ratio <= GOAL ? '' : 'FAIL'}\n`,
  );
  return ratio <= GOAL;
}

function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
