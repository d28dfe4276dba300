import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { summarize } from './jobSummary.mjs';

/** File in the repository with the tests that passed only when they were tried again, and the day of each such run. */
export const RETRIED = 'docs/retried-tests.json';

/** So often, and the gate fails until the test is mended or moved, and its entry removed. */
const TOO_OFTEN = 3;

/**
 * Adds the tests that this run had to try again to the file, for whoever looks at `git status`, and shows them on the page of the job.
 *
 * @param {string} root
 * @param {{ file: string, title: string }[]} flaky
 * @param {string} today '2027-01-31'
 * @returns {string[]} a line for each test that needed it too often
 */
export function noteRetried(root, flaky, today) {
  const path = join(root, RETRIED);
  /** @type {Record<string, string>} */
  const kept = JSON.parse(readFileSync(path, 'utf8'));
  for (const { file, title } of flaky) {
    const test = `${file}: ${title}`;
    kept[test] = kept[test] ? `${kept[test]}, ${today}` : today;
  }
  if (flaky.length > 0) {
    writeFileSync(path, `${JSON.stringify(kept, null, 2)}\n`);
    summarize(
      `Passed only when tried again; to be noted in ${RETRIED}:`,
      flaky.map(({ file, title }) => `${file}: ${title}`),
    );
  }
  return Object.entries(kept)
    .filter(([, days]) => days.split(', ').length >= TOO_OFTEN)
    .map(([test, days]) => `${test} (tried again on ${days})`);
}
