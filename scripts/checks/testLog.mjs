import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * One test that ended, as the reporters of Vitest, Playwright and the component run tell it.
 * @typedef {{ file: string, title: string, seconds: number }} TestTime
 */

/** Names the file that the tests of a run are noted in; not set where nobody asks. */
export const TEST_LOG = 'LINEWORK_TEST_LOG';

/** @param {TestTime} test */
export function logTest(test) {
  const log = process.env[TEST_LOG];
  if (log) appendFileSync(log, `${JSON.stringify(test)}\n`);
}

/** @returns {TestTime[]} in the order in which they ended */
export function readTestLog(/** @type {string} */ log) {
  if (!existsSync(log)) return [];
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/**
 * Tells a failure when it happens: the log of a long run may be read while it goes on.
 * @param {{ file: string, title: string, error: string }} failure
 */
export function tellFailure({ file, title, error }) {
  process.stdout.write(`\nFAILED  ${file}\n  ${title}\n  ${firstLines(error)}\n\n`);
}

/** What was expected of what, and where, without the whole call log. */
function firstLines(error) {
  const lines = error.split('\n').filter((line) => line.trim() !== '');
  const own = lines.find((line) => /^\s+at /.test(line) && !/node_modules|node:internal/.test(line));
  const said = lines.filter((line) => !/^\s+at /.test(line)).slice(0, MOST_LINES);
  return [...said, ...(own ? [own] : [])].join('\n  ');
}

const MOST_LINES = 8;
