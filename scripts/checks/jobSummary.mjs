import { appendFileSync } from 'node:fs';

/**
 * Shows lines on the page of the job, where it runs on GitHub.
 * @param {string} title
 * @param {string[]} lines none: nothing is shown
 */
export function summarize(title, lines) {
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (file && lines.length > 0)
    appendFileSync(file, `${title}\n\n${lines.map((line) => `- ${line}\n`).join('')}\n`);
}
