// Weighs each component, minified and gzipped without React, and holds it to size-limits.json. `--update` writes the limits
// anew: today's size and a tenth.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..');
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
  writeFileSync(join(folder, 'size-limits.json'), `${JSON.stringify(Object.fromEntries(limits), null, 2)}\n`);
}
for (const { name, size, sizeLimit, passed } of results) {
  const over = passed === false ? `  OVER its limit of ${inKb(sizeLimit)}` : '';
  if (over || process.argv.includes('--list'))
    process.stdout.write(`${inKb(size).padStart(9)}  ${name}${over}\n`);
}
process.stdout.write(
  `${results.length} sizes, ${results.filter(({ passed }) => passed === false).length} over their limits.\n`,
);
process.exit(status ?? 1);

function inKb(bytes) {
  return `${(Math.ceil(bytes / 100) / 10).toFixed(1)} kB`;
}
