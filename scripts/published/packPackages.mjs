import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

/**
 * Packs packages of ours as the registry would get them, from what `pnpm build` made.
 * @param {string} folder where the tarballs go, as `<folder of the package>.tgz`
 * @param {string[]} names folders of packages, all unless told
 * @returns {{ name: string, manifest: object, tarball: string }[]}
 * @throws Error when a package is not built, or with pnpm's words when it cannot be packed
 */
export function packPackages(folder, names = readdirSync(join(root, 'packages'))) {
  for (const name of names)
    if (!existsSync(join(root, 'packages', name, 'dist')))
      throw new Error(`packages/${name} has no dist: run \`pnpm build\` before`);
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { status, stdout, stderr } = spawnSync(
    'npx',
    [
      '--yes',
      packageManager,
      '--recursive',
      ...names.flatMap((name) => ['--filter', `./packages/${name}`]),
      'pack',
      '--pack-destination',
      folder,
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, npm_config_loglevel: 'error' } },
  );
  if (status !== 0) throw new Error(`The packages could not be packed:\n${stdout}${stderr}`);
  return names.map((name) => {
    const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
    const tarball = join(folder, `${name}.tgz`);
    renameSync(
      join(folder, `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`),
      tarball,
    );
    return { name, manifest, tarball };
  });
}

/**
 * Unpacks a tarball as an installer does.
 * @param {string} folder where the package goes; is made
 */
export function unpackPackage(tarball, folder) {
  mkdirSync(folder, { recursive: true });
  run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'], { cwd: folder });
}
