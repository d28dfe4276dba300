#!/usr/bin/env node
// `pnpm tour`: every screen, dialog and state in all fifteen themes, at 1440 and at 360 px, on the built app (`pnpm build` first).
//
//   tour-results/findings.txt     what is wrong, each thing once with the themes and widths that have it; findings.json has all
//   tour-results/index.html       leads to a contact sheet of each theme and width
//   pnpm tour -g dashboard        other arguments go to Playwright: here, the stops of one screen
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserOnPath } from './browserOnPath.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const output = join(root, 'tour-results');

rmSync(join(output, 'findings'), { recursive: true, force: true });
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '-c', 'e2e/playwright.config.ts', 'e2e/tour', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TOUR: 'whole', CHROMIUM_PATH: process.env.CHROMIUM_PATH || browserOnPath() || '' },
  },
);
const findings = readFindings();
writeFileSync(join(output, 'findings.json'), `${JSON.stringify(findings, null, 1)}\n`);
writeFileSync(join(output, 'findings.txt'), summary(findings));
const sheets = writeSheets();
process.stdout.write(`${findings.length} findings: ${join(output, 'findings.txt')}\n`);
if (sheets.length > 0) process.stdout.write(`Contact sheets: ${join(output, 'index.html')}\n`);
process.exit(status ?? 1);

function readFindings() {
  const folder = join(output, 'findings');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

/** One line for each different thing, the most frequent first. */
function summary(all) {
  const places = new Map();
  for (const { stop, width, theme, what } of all)
    places.set(what, [...(places.get(what) ?? []), `${stop}, ${width} px, ${theme}`]);
  return [...places]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([what, where]) => `${where.length} x ${what}\n    ${where.slice(0, 6).join('; ')}\n`)
    .join('');
}

/** A page of labelled pictures for each theme and width, and one that leads to them. */
function writeSheets() {
  const folder = join(output, 'pictures');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  for (const name of names) {
    const pictures = readdirSync(join(folder, name)).sort();
    writeFileSync(
      join(output, `${name}.html`),
      page(name, pictures.map((file) => picture(name, file)).join('')),
    );
  }
  const links = names.map((name) => `<li><a href="${name}.html">${name}</a></li>`).join('');
  if (names.length > 0)
    writeFileSync(join(output, 'index.html'), page('Contact sheets', `<ul>${links}</ul>`));
  return names;
}

function picture(folder, file) {
  const path = `pictures/${folder}/${file}`;
  const width = folder.endsWith('-360') ? 180 : 480;
  return `<a href="${path}"><img src="${path}" width="${width}" loading="lazy" alt=""><br>${file.replace('.jpg', '')}</a>`;
}

function page(title, body) {
  const style =
    'body{font:12px sans-serif;background:#888;margin:12px}a{color:#000;display:inline-block;margin:0 8px 12px 0;vertical-align:top}img{display:inline-block}';
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>${body}\n`;
}
