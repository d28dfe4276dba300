#!/usr/bin/env node
// Packs every published package and holds the tarball, not the source, against publint, attw and a look inside.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const packed = mkdtempSync(join(tmpdir(), 'linework-packed-'));
let failed = 0;

for (const name of readdirSync(join(root, 'packages'))) {
  const folder = join(root, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const packing = run(
    'npx',
    ['--yes', `pnpm@${pnpmVersion()}`, 'pack', '--pack-destination', packed],
    folder,
  );
  const tarball = join(packed, `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`);
  if (packing.status !== 0) {
    report(name, 'pack', packing);
    continue;
  }
  report(name, 'publint', run('npx', ['publint', 'run', tarball, '--strict'], root));
  const styles = Object.keys(manifest.publishConfig?.exports ?? {}).filter((entry) => entry.endsWith('.css'));
  report(
    name,
    'attw',
    run(
      'npx',
      [
        'attw',
        tarball,
        '--profile',
        'node16',
        '--no-color',
        '--format',
        'ascii',
        ...(styles.length > 0 ? ['--exclude-entrypoints', ...styles] : []),
      ],
      root,
    ),
  );
  const inside = run('tar', ['-tzf', tarball], root).stdout.split('\n');
  const stray = inside.filter((file) =>
    /\.(test|stories)\.|vanilla\.(css|js)|\/src\/|\.tsbuildinfo$/.test(file),
  );
  if (stray.length > 0)
    fail(`${name}: files that nobody needs are in the tarball: ${stray.slice(0, 5).join(', ')}`);
}

rmSync(packed, { recursive: true });
process.stdout.write(
  failed === 0 ? 'Every package is fit to publish.\n' : `${failed} package checks failed.\n`,
);
process.exit(failed === 0 ? 0 : 1);

function report(name, check, { status, stdout, stderr }) {
  if (status === 0) process.stdout.write(`ok      ${name} ${check}\n`);
  else fail(`${name} ${check}\n${stdout}${stderr}`);
}

function fail(words) {
  failed += 1;
  process.stdout.write(`FAILED  ${words}\n`);
}

function run(command, args, cwd) {
  return spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, npm_config_loglevel: 'error' },
  });
}

function pnpmVersion() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')[1];
}
