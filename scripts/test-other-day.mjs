#!/usr/bin/env node
// Runs the unit tests as on another day: `pnpm test:other-day`, the day a week from now, or `pnpm test:other-day 2028-02-29`. Run
// every night, it finds a test that fails on one day only ('Today, Tuesday, December 1' in a calendar) a week before that day.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const WEEK = 7 * 24 * 60 * 60 * 1000;
const projects = ['domain', 'design-system', 'file-explorer', 'timer', 'pm-web'];

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const day = process.argv[2] ?? new Date(Date.now() + WEEK).toISOString().slice(0, 10);
process.stdout.write(`The tests run as on ${day}.\n`);
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--tags-filter=!test-all',
    ...projects.flatMap((name) => ['--project', name]),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_DAY: day,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${pathToFileURL(join(root, 'scripts/other-day/shiftedDate.mjs'))}`,
    },
  },
);
process.exit(status ?? 1);
