import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Weighs what a package's .size-limit.mjs names, minified and gzipped without React, holds it to size-limits.json, and ends the process.
 * `--update` writes the limits anew, today's size and a tenth, and the sizes that the README tells; `--list` prints all of them.
 * @param {string} folder of the package
 * @param {[string, RegExp][]} told what the README tells: the name of what is weighed, and the words around its figure,
 *   which is the one group of the pattern
 */
export function weigh(folder, told) {
  const update = process.argv.includes('--update');
  const { status, stdout, stderr } = spawnSync('npx', ['size-limit', '--json'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...(update ? { SIZE_UPDATE: '1' } : {}), npm_config_loglevel: 'error' },
  });
  const results = stdout.trim().startsWith('[') ? JSON.parse(stdout) : [];
  if (results.length === 0) {
    process.stderr.write(`${stdout}${stderr}\n`);
    process.exit(status || 1);
  }
  if (update) {
    const limits = results.map(({ name, size }) => [name, inKb(size * 1.1)]);
    writeFileSync(
      join(folder, 'size-limits.json'),
      `${JSON.stringify(Object.fromEntries(limits), null, 2)}\n`,
    );
  }
  for (const { name, size, sizeLimit, passed } of results) {
    const over = passed === false ? `  OVER its limit of ${inKb(sizeLimit)}` : '';
    if (over || process.argv.includes('--list'))
      process.stdout.write(`${inKb(size).padStart(9)}  ${name}${over}\n`);
  }
  const stale = told.flatMap(([name, words]) =>
    staleFigure(
      join(folder, 'README.md'),
      words,
      results.find((result) => result.name === name)?.size ?? 0,
      update,
    ),
  );
  for (const line of stale) process.stdout.write(`${line}\n`);
  process.stdout.write(
    `${results.length} sizes, ${results.filter(({ passed }) => passed === false).length} over their limits.\n`,
  );
  process.exit(stale.length > 0 ? 1 : (status ?? 1));
}

/** Writes a size into the README with `update`; else says when the README's is off by more than a twentieth. */
function staleFigure(file, words, size, update) {
  const readme = readFileSync(file, 'utf8');
  const found = words.exec(readme);
  if (!found) return [`README.md does not say: ${words.source}`];
  const [sentence, figure] = found;
  const kb = size / 1000;
  const today = kb < 10 ? kb.toFixed(1) : String(Math.round(kb));
  if (update) {
    writeFileSync(
      file,
      readme.replace(sentence, () => sentence.replace(`${figure} kB`, `${today} kB`)),
    );
    return [];
  }
  if (Math.abs(Number(figure) / kb - 1) <= 0.05) return [];
  return [`README.md says "${sentence}", today it is ${today} kB: run \`pnpm size --update\`.`];
}

function inKb(bytes) {
  return `${(Math.ceil(bytes / 100) / 10).toFixed(1)} kB`;
}
