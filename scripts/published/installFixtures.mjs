import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packPackages } from './packPackages.mjs';
import { writeReadmeExamples } from './readmeExamples.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

const fixtures = join(root, 'fixtures');
const lockfile = join(fixtures, 'pnpm-lock.yaml');
/** Both Vite fixtures are the same app; only their React differs. */
const shared = [
  'src',
  'index.html',
  'tsconfig.json',
  'vite.config.ts',
  'printPackages.cjs',
  'renderInNode.mjs',
  'renderInNode.cjs',
];

/**
 * Copies the fixtures to a folder outside the repository, so that nothing of its node_modules can be found, and installs
 * them on the tarballs of our packages.
 * @param {string} folder an empty one
 * @param {{ updateLock?: boolean }} options write the versions that were installed to fixtures/pnpm-lock.yaml
 */
export function installFixtures(folder, { updateLock = false } = {}) {
  mkdirSync(join(folder, 'tarballs'));
  packPackages(join(folder, 'tarballs'));
  cpSync(fixtures, folder, { recursive: true, filter: (path) => !/[/\\]pnpm-lock\.yaml$/.test(path) });
  writeReadmeExamples(join(folder, 'vite-app/src/readme'));
  for (const file of shared)
    cpSync(join(folder, 'vite-app', file), join(folder, 'vite-app-react-18', file), { recursive: true });
  for (const app of ['vite-app/src', 'vite-app-react-18/src', 'next-app/app'])
    cpSync(join(folder, 'screen'), join(folder, app), { recursive: true });
  if (existsSync(lockfile) && !updateLock) cpSync(lockfile, join(folder, 'pnpm-lock.yaml'));
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  run(
    'npx',
    ['--yes', packageManager, 'install', '--no-frozen-lockfile', '--prefer-offline', '--loglevel=warn'],
    {
      cwd: folder,
    },
  );
  if (updateLock) writeFileSync(lockfile, withoutOurs(readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8')));
}

/**
 * The lock without our own packages: their content changes with every commit, so a checksum of them would be refused, and
 * what they depend on would be what it was when the lock was written.
 */
function withoutOurs(lock) {
  return lock
    .replace(/^ {2}'@linework\/[^\n]*\n(?: {4}[^\n]*\n)*\n?/gm, '')
    .replace(/^ {6}'@linework\/[^\n]*\n(?: {8}[^\n]*\n)*/gm, '');
}
