import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Packs every package of ours as the registry would get it, from what `pnpm build` made.
 * @param {string} folder where the tarballs go, as `<folder of the package>.tgz`
 * @returns {{ name: string, manifest: object, tarball: string }[]}
 * @throws Error with pnpm's words when a package cannot be packed
 */
export function packPackages(folder) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { status, stdout, stderr } = spawnSync(
    'npx',
    [
      '--yes',
      packageManager,
      '--recursive',
      '--filter',
      './packages/*',
      'pack',
      '--pack-destination',
      folder,
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, npm_config_loglevel: 'error' } },
  );
  if (status !== 0) throw new Error(`The packages could not be packed:\n${stdout}${stderr}`);
  return readdirSync(join(root, 'packages')).map((name) => {
    const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
    const tarball = join(folder, `${name}.tgz`);
    renameSync(
      join(folder, `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`),
      tarball,
    );
    return { name, manifest, tarball };
  });
}
