import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * One try of a test that ended, as the reporters of Vitest, Playwright and the component run tell it.
 * @typedef {{ file: string, title: string, seconds: number }} TestTime
 */

/**
 * A test that did not simply pass: `flaky` passed on a later try.
 * @typedef {{ file: string, title: string, outcome: 'failed' | 'flaky', error: string }} Verdict
 */

/**
 * How a test ended, after its last try.
 * @typedef {{ file: string, title: string, outcome: 'passed' | 'failed' | 'skipped' }} Outcome
 */

/**
 * One piece of work that tests need and prove nothing by: a server's start, a sign-in.
 * @typedef {{ cost: string, seconds: number }} Cost
 */

/** Names the file that the tests of a run are noted in; not set where nobody asks. */
export const TEST_LOG = 'LINEWORK_TEST_LOG';

/** Folder in the repository with the log of each step of the last run. */
export const RESULTS = 'node_modules/.linework/results';

/** @param {TestTime} test */
export function logTest(test) {
  note(test);
}

/** @param {Outcome} outcome its title with those of the describes around it, joined by ' > ' */
export function logOutcome(outcome) {
  note(outcome);
}

/** @param {string} cost what was done, as in 'server started' @param {number} seconds */
export function logCost(cost, seconds) {
  note({ cost, seconds });
}

/**
 * Does the work and notes what it cost, also where it fails.
 * @template T
 * @param {string} cost
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function timed(cost, work) {
  const began = performance.now();
  try {
    return await work();
  } finally {
    logCost(cost, (performance.now() - began) / 1000);
  }
}

/** Noted for the end of the run: of a long log often only the end is kept. @param {Verdict} verdict */
export function logVerdict(verdict) {
  note({ ...verdict, error: firstLines(verdict.error) });
}

function note(/** @type {object} */ line) {
  const log = process.env[TEST_LOG];
  if (log) appendFileSync(log, `${JSON.stringify(line)}\n`);
}

/** @returns {{ times: TestTime[], outcomes: Outcome[], costs: Cost[], verdicts: Verdict[] }} each in the order in which they were noted */
export function readTestLog(/** @type {string} */ log) {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(Boolean) : [];
  const notes = lines.map((line) => JSON.parse(line));
  return {
    times: notes.filter((note) => 'seconds' in note && 'title' in note),
    costs: notes.filter((note) => 'cost' in note),
    outcomes: notes.filter((note) => 'outcome' in note && !('error' in note)),
    verdicts: notes.filter((note) => 'error' in note),
  };
}

/**
 * Tells a failure when it happens: the log of a long run may be read while it goes on.
 * @param {{ file: string, title: string, error: string }} failure
 */
export function tellFailure({ file, title, error }) {
  process.stdout.write(`\nfailed  ${file}\n  ${title}\n  ${firstLines(error)}\n\n`);
}

/** What was expected of what, and where, without the whole call log. */
function firstLines(/** @type {string} */ error) {
  const lines = error.split('\n').filter((line) => line.trim() !== '');
  const own = lines.find((line) => /^\s+at /.test(line) && !/node_modules|node:internal/.test(line));
  const said = lines.filter((line) => !/^\s+at /.test(line)).slice(0, MOST_LINES);
  return [...said, ...(own && !said.includes(own) ? [own] : [])].join('\n  ');
}

const MOST_LINES = 8;
