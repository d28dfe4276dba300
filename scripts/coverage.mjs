#!/usr/bin/env node
// Writes test-results/coverage.md from the results of the last run: which tests that passed prove which line of
// docs/requirements.md, and which item of docs/security.md. Fails when a line that has to be proven is not.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RESULTS, readTestLog } from './checks/testLog.mjs';

const PAGE = 'test-results/coverage.md';
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const results = resultsOfRun();
if (results.length === 0) {
  process.stdout.write('There are no results of tests. Run `npm test` first; it ends with this step.\n');
  process.exit(1);
}
const proofs = proofsIn(results.filter(({ outcome }) => outcome === 'passed'));

const parts = [requirements(), securityItems()];
mkdirSync(join(root, dirname(PAGE)), { recursive: true });
writeFileSync(join(root, PAGE), parts.map(({ text }) => text).join('\n'));
const problems = parts.flatMap((part) => part.problems);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(`Which tests prove what: ${PAGE}\n`);
process.exit(problems.length === 0 ? 0 : 1);

/** @returns {import('./checks/testLog.mjs').Outcome[]} how each test of the last run ended */
function resultsOfRun() {
  const folder = join(root, RESULTS);
  const logs = existsSync(folder) ? readdirSync(folder).sort() : [];
  return logs.flatMap((log) => readTestLog(join(folder, log)).outcomes);
}

/** Titles that begin with ids, 'CLI-01..03, GEN-04: …', of tests or of describes; each once. */
function proofsIn(tests) {
  const found = tests.flatMap(({ file, title }) =>
    title.split(' > ').flatMap((part) => {
      const [, ids] = /^((?:[A-Z]{3,4}-\d+(?:\.\.\d+)?(?:, )?)+): /.exec(part) ?? [];
      return ids ? [{ title: part, ids: new Set(idsIn(ids)), file }] : [];
    }),
  );
  const each = new Map(found.map((proof) => [`${proof.file} ${proof.title}`, proof]));
  return [...each.values()].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
}

/** Every line that is required now has to be proven in a browser. */
function requirements() {
  const text = read('docs/requirements.md');
  const required = idsIn(text.match(/^Required now: (.*)$/m)?.[1] ?? '');
  const lines = [...text.matchAll(/^- ([A-Z]{3}-\d\d) (.*)$/gm)].map(([, id, words]) => {
    const proofs = proofsOf(id);
    return { id, words, proofs, inBrowser: proofs.filter(isInBrowser) };
  });
  const inBrowser = lines.filter((line) => line.inBrowser.length > 0).length;
  const byUnitTests = lines.filter((line) => line.proofs.length > 0).length - inBrowser;
  const isProven = new Set(lines.filter((line) => line.inBrowser.length > 0).map(({ id }) => id));
  return {
    problems: required
      .filter((id) => !isProven.has(id))
      .map((id) => `${id} has to be proven in a browser: no test of e2e/ that passed carries it.`),
    text: `# What is proven

Written by \`pnpm coverage\` from the tests that passed in the last run. Of the ${lines.length} lines of [requirements.md](../docs/requirements.md):

- ${inBrowser} have a test in a browser: in Chromium, against the real server (\`e2e/\`)
- ${byUnitTests} have only tests of units: a component, a rule, the server's API
- ${lines.length - inBrowser - byUnitTests} are open

${required.filter((id) => isProven.has(id)).length} of the ${required.length} lines that are required now are proven in a browser.

${lines
  .map(({ id, words, proofs, inBrowser: shown }) =>
    section(id, words, [
      ...shown.map((proof) => `in a browser: ${cite(proof)}`),
      ...proofs.filter((proof) => !isInBrowser(proof)).map((proof) => `unit: ${cite(proof)}`),
    ]),
  )
  .join('\n')}
`,
  };
}

/** Every item that applies today has to be proven by a test of any kind. */
function securityItems() {
  const items = tableRows(read('docs/security.md')).map(([number, reference, words, state]) => {
    const id = `ASVS-${number}`;
    return { id, reference, words, state, proofs: proofsOf(id) };
  });
  const applying = items.filter(({ state }) => state === 'applies');
  return {
    problems: applying
      .filter(({ proofs }) => proofs.length === 0)
      .map(({ id }) => `${id} applies (docs/security.md), but no test that passed carries it.`),
    text: `## Security items

${applying.length} of the ${items.length} items of [security.md](../docs/security.md) apply.

${items
  .map(({ id, reference, words, state, proofs }) =>
    section(id, `(${reference}) ${words}`, [...(state === 'applies' ? [] : [state]), ...proofs.map(cite)]),
  )
  .join('\n')}
`,
  };
}

function section(id, words, facts) {
  const list = (facts.length > 0 ? facts : ['open']).map((fact) => `  - ${fact}`).join('\n');
  return `- **${id}** ${shortened(words)}\n${list}`;
}

function cite({ title, file }) {
  return `${shortened(title)} (\`${file}\`)`;
}

function shortened(text) {
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
}

function proofsOf(id) {
  return proofs.filter(({ ids }) => ids.has(id));
}

function isInBrowser({ file }) {
  return file.startsWith('e2e/');
}

/** 'GEN-01..03, ASVS-7' -> GEN-01, GEN-02, GEN-03, ASVS-7. */
function idsIn(text) {
  return [...text.matchAll(/\b([A-Z]{3,4})-(\d+)(?:\.\.(\d+))?/g)].flatMap(([, area, from, to]) => {
    const first = Number(from);
    return Array.from(
      { length: Number(to ?? from) - first + 1 },
      (_, index) => `${area}-${String(first + index).padStart(from.length, '0')}`,
    );
  });
}

/** The cells of each row of a page's table, without its head. */
function tableRows(text) {
  return [...text.matchAll(/^\|(.*)\|$/gm)]
    .map(([, row]) => row.split('|').map((cell) => cell.trim()))
    .slice(2);
}

function read(file) {
  return readFileSync(join(root, file), 'utf8');
}
