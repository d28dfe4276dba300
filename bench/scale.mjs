#!/usr/bin/env node
/**
 * The same questions to a workspace of 1,000 tasks and one of 1,000,000, on PostgreSQL: `pnpm bench:scale`, or
 * `pnpm bench:scale --sizes=1000,100000` for a look. How to read what it prints: README.md beside this file.
 */
import { parseArgs } from 'node:util';
import { openDatabase } from '../apps/pm-server/src/database/openDatabase.ts';
import { createTestApp } from '../apps/pm-server/test/onBothDatabases.ts';
import { startPostgres } from '../apps/pm-server/test/postgres.ts';
import { scaleQueries } from '../apps/pm-server/test/scaleQueries.ts';
import { scaleWorkspace } from '../apps/pm-server/test/scaleWorkspace.ts';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,1000000' },
    rounds: { type: 'string', default: '40' },
    /** A folder in which PostgreSQL and its databases stay for the next run: what is there is not seeded again. */
    keep: { type: 'string' },
    /** Prints each question, not only their groups. */
    each: { type: 'boolean', default: false },
  },
});
const GOAL = 2;

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
  process.exitCode = report(await measure()) ? 0 : 1;
} finally {
  for (const { app } of runs) {
    await app.services.changes.close();
    await app.database.close();
  }
  await postgres.stop();
}

/** Milliseconds by role, question and size; the sizes take turns, so that what else the machine does falls on all alike. */
async function measure() {
  const figures = [];
  for (const role of ['owner', 'member', 'client']) {
    for (const [question, { group }] of runs[0].queries.entries()) {
      const times = sizes.map(() => []);
      for (let round = -3; round < Number(options.rounds); round += 1) {
        for (const [index, { people, queries }] of runs.entries()) {
          const { path } = queries[question];
          const began = performance.now();
          const { status } = await people[role].get(path);
          const ms = performance.now() - began;
          if (status !== 200) throw new Error(`${path} answered ${status} to the ${role}`);
          if (round >= 0) times[index].push(ms);
        }
      }
      figures.push({ role, group, path: runs.at(-1).queries[question].path, times });
    }
  }
  return figures;
}

/** @returns whether every group keeps to the goal */
function report(figures) {
  const line = (name, times) => {
    const [small, large] = [times[0], times.at(-1)];
    const ratio = quantile(large, 0.95) / quantile(small, 0.95);
    const cells = [quantile(small, 0.5), quantile(large, 0.5), quantile(small, 0.95), quantile(large, 0.95)];
    process.stdout.write(
      `${name.padEnd(60)} ${cells.map((ms) => ms.toFixed(1).padStart(8)).join('')} ${ratio.toFixed(2).padStart(8)} x ${ratio <= GOAL ? '' : 'FAIL'}\n`,
    );
    return ratio <= GOAL;
  };
  process.stdout.write(
    `\nms, p50 and p95: of ${sizes[0]} tasks, of ${sizes.at(-1)}, and p95 over p95 (goal ${GOAL} x)\n`,
  );
  let holds = true;
  for (const role of ['owner', 'member', 'client']) {
    for (const group of new Set(figures.map((figure) => figure.group))) {
      const ofGroup = figures.filter((figure) => figure.role === role && figure.group === group);
      holds =
        line(
          `${role}: ${group}`,
          sizes.map((_, index) => ofGroup.flatMap(({ times }) => times[index])),
        ) && holds;
      if (options.each)
        for (const { path, times } of ofGroup) line(`  ${decodeURIComponent(path).slice(0, 56)}`, times);
    }
  }
  return holds;
}

function quantile(times, share) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
