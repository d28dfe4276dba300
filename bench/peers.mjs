import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('./peers', import.meta.url));

/** Installs the libraries to compare with, from their own lockfile, unless that was done: nothing of ours depends on them. */
export function installPeers() {
  const lock = createHash('sha1')
    .update(readFileSync(join(folder, 'pnpm-lock.yaml')))
    .digest('hex');
  const stamp = join(folder, 'node_modules', '.linework-bench');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stderr.write('Installing the peers to compare with (once)\n');
  const { status } = spawnSync(
    'npx',
    ['-y', 'pnpm@10.34.9', 'install', '--ignore-workspace', '--frozen-lockfile'],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (status !== 0) throw new Error('The peers could not be installed');
  writeFileSync(stamp, lock);
}
