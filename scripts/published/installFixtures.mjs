import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstExample, followRecipe, followThemeGuide, writeExamples } from './documentedExamples.mjs';
import { packPackages } from './packPackages.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

const fixtures = join(root, 'fixtures');
const lockfile = join(fixtures, 'pnpm-lock.yaml');
/** Both Vite fixtures are the same app; only their React differs. */
const shared = [
  'src',
  'index.html',
  'explorer.html',
  'own-theme.html',
  'tsconfig.json',
  'vite.config.ts',
  'printPackages.cjs',
  'renderInNode.mjs',
  'renderInNode.cjs',
];

/** The apps that `pnpm test:fixtures` builds. */
export const testedApps = ['vite-app', 'vite-app-react-18', 'vite-start', 'next-app', 'esbuild-app'];
/** The apps that `pnpm strangers` builds: each renders every export of the design system by another bundler. */
export const bundlerApps = ['webpack-app', 'rspack-app', 'rollup-app', 'parcel-app'];

/**
 * Copies fixtures to a folder outside the repository, so that nothing of its node_modules can be found, and installs them on
 * the tarballs of our packages.
 * @param {string} folder an empty one
 * @param {string[]} apps names of the fixtures
 * @param {{ updateLock?: boolean }} options install every fixture and write the versions to fixtures/pnpm-lock.yaml
 */
export function installFixtures(folder, apps, { updateLock = false } = {}) {
  mkdirSync(join(folder, 'tarballs'));
  packPackages(join(folder, 'tarballs'));
  const wanted = updateLock ? [...testedApps, ...bundlerApps] : apps;
  for (const file of ['package.json', 'pnpm-workspace.yaml'])
    cpSync(join(fixtures, file), join(folder, file));
  if (existsSync(lockfile) && !updateLock) cpSync(lockfile, join(folder, 'pnpm-lock.yaml'));
  for (const app of wanted) copyApp(app, join(folder, app));
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  run(
    'npx',
    ['--yes', packageManager, 'install', '--no-frozen-lockfile', '--prefer-offline', '--loglevel=warn'],
    {
      cwd: folder,
    },
  );
  for (const app of wanted.filter((name) => name.startsWith('vite-app'))) {
    followRecipe(join(folder, app), 'Forms');
    followThemeGuide(join(folder, app));
  }
  if (wanted.includes('next-app')) followRecipe(join(folder, 'next-app'), 'In a Next app');
  if (wanted.includes('parcel-app')) followRecipe(folder, 'In a Parcel app');
  if (wanted.includes('vite-start')) startWithVite(join(folder, 'vite-start'));
  if (updateLock) writeFileSync(lockfile, withoutOurs(readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8')));
}

/** The app's own files, and those that it shares with others. */
function copyApp(app, target) {
  cpSync(join(fixtures, app), target, { recursive: true });
  if (app === 'vite-app-react-18')
    for (const file of shared)
      cpSync(join(fixtures, 'vite-app', file), join(target, file), { recursive: true });
  if (app.startsWith('vite-app')) writeExamples(join(target, 'src/examples'));
  if (app === 'esbuild-app' || bundlerApps.includes(app))
    cpSync(join(fixtures, 'bundled'), join(target, 'src'), { recursive: true });
  if (app !== 'vite-start')
    cpSync(join(fixtures, 'screen'), join(target, app === 'next-app' ? 'app' : 'src'), { recursive: true });
}

/** What `npm create vite` makes of its template, taken from its package, and then the README's quick start. */
function startWithVite(app) {
  const template = join(app, 'node_modules/create-vite/template-react-ts');
  cpSync(template, app, { recursive: true, filter: (path) => !path.endsWith('/package.json') });
  followRecipe(app, 'In a new Vite app');
  writeFileSync(join(app, 'src/App.tsx'), firstExample());
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
