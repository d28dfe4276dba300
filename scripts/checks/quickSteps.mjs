import { spawnSync } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { importDistance } from './importGraph.mjs';
import { everything } from './steps.mjs';

/** What the tests of each kind may take, in seconds on two quiet cores; the rest of five minutes goes to lint, types and builds. */
const BUDGET = { unit: 80, stories: 40, e2e: 60 };
/** What a file takes that was never run here. */
const UNKNOWN = { unit: 2, server: 8, stories: 4, e2e: 15 };
/** Signs in and opens each route: says whether the app as it is built starts at all. */
const SMOKE = 'e2e/routes.e2e.ts';

/**
 * The steps that answer on a change: lint and types whole, and of the tests those nearest to what changed, by the number of
 * imports between, as many as fit into the time.
 *
 * @param {string} root
 * @param {string[]} changed files
 * @param {Record<string, number>} seconds what the files took when they last ran here
 * @returns {{ steps: import('./steps.mjs').Step[], leftOut: string[] }} `leftOut` says in words what was not looked at
 */
export function quickSteps(root, changed, seconds) {
  const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.split('\n');
  const distance = importDistance(root, files, changed);
  const near = (pattern) =>
    [...distance]
      .filter(([file]) => pattern.test(file))
      .sort((a, b) => a[1] - b[1] || costOf(a[0]) - costOf(b[0]));
  const costOf = (file) => seconds[file] ?? UNKNOWN[kindOf(file)];
  const fitting = (candidates, budget) => {
    let left = budget;
    const taken = [];
    for (const [file, away] of candidates) {
      // What was changed itself is always run.
      if (away > 0 && costOf(file) > left) continue;
      left -= costOf(file);
      taken.push(file);
    }
    return taken;
  };

  const units = near(/\.test\.tsx?$/);
  const stories = near(/\.stories\.tsx$/);
  const specs = near(/\.e2e\.ts$/);
  const unit = fitting(units, BUDGET.unit);
  const story = fitting(stories, BUDGET.stories);
  const isProduct = changed.some(
    (file) => /^(apps|packages)\/[^/]+\/(src|vite|migrations|index)/.test(file) && !isTest(file),
  );
  const e2e = [...new Set([...(isProduct ? [SMOKE] : []), ...fitting(specs, BUDGET.e2e)])];
  const unread = changed.filter((file) => !/\.([mc]?[jt]sx?|md)$/.test(file));
  const only = (name, more) => ({ ...everything.find((step) => step.name === name), ...more });
  return {
    steps: [
      only('lint'),
      only('types'),
      ...(e2e.length > 0 ? [only('build', { script: 'build:app' })] : []),
      ...(story.length > 0 ? [only('storybook')] : []),
      ...(unit.length > 0 ? [only('unit and server', { args: unit })] : []),
      ...(story.length > 0 ? [only('components in Chromium', { args: ['--built', ...story] })] : []),
      ...(e2e.length > 0 ? [only('end to end', { args: e2e.map((file) => basename(file)) })] : []),
    ],
    leftOut: [
      `${units.length - unit.length} of ${units.length} test files that the change reaches`,
      `${stories.length - story.length} of ${stories.length} story files`,
      `all end-to-end files but ${e2e.length === 0 ? 'none' : e2e.map((file) => basename(file, '.e2e.ts')).join(', ')}`,
      ...(unread.length > 0 ? [`the tests of whatever reads ${unread.join(', ')}`] : []),
      'packages, fixtures, coverage of the requirements',
    ],
  };
}

function kindOf(file) {
  if (file.endsWith('.e2e.ts')) return 'e2e';
  if (file.endsWith('.stories.tsx')) return 'stories';
  return dirname(file).startsWith('apps/pm-server') ? 'server' : 'unit';
}

function isTest(file) {
  return /\.(test|stories|e2e)\.tsx?$/.test(file) || /\/(test|testing)\//.test(file);
}
