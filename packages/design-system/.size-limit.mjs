import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const limits = JSON.parse(readFileSync(join(folder, 'size-limits.json'), 'utf8'));
const components = readdirSync(join(folder, 'src/components')).filter((name) =>
  existsSync(join(folder, 'src/components', name, 'index.ts')),
);

/** What is weighed: each component alone, with what it brings along, then the entries and stylesheets of the package. */
const weighed = [
  ...components.map((name) => ({ name, path: `dist/components/${name}/index.js` })),
  { name: 'everything', path: 'dist/index.js' },
  { name: 'table', path: 'dist/table/index.js' },
  { name: 'themes', path: 'dist/theme/index.js' },
  { name: 'styles.css', path: 'dist/styles.css' },
  { name: 'themes/nord.css', path: 'dist/themes/nord.css' },
  { name: 'themes/all.css', path: 'dist/themes/all.css' },
];

const unbuilt = weighed.filter(({ path }) => !existsSync(join(folder, path))).map(({ name }) => name);
if (unbuilt.length > 0) throw new Error(`Not in dist, so build first: ${unbuilt.join(', ')}`);
const unlimited = weighed.filter(({ name }) => !(name in limits)).map(({ name }) => name);
if (unlimited.length > 0 && !process.env.SIZE_UPDATE)
  throw new Error(`No limit in size-limits.json, so run \`pnpm size --update\`: ${unlimited.join(', ')}`);
const gone = Object.keys(limits).filter((name) => !weighed.some((entry) => entry.name === name));
if (gone.length > 0 && !process.env.SIZE_UPDATE)
  throw new Error(`size-limits.json names what there is no more: ${gone.join(', ')}`);

export default weighed.map((entry) => ({
  gzip: true,
  ignore: ['react', 'react-dom'],
  // A font is fetched when it is used, and weighs the same with any version of ours.
  modifyEsbuildConfig: (config) => ({ ...config, external: [...(config.external ?? []), '*.woff2'] }),
  ...entry,
  ...(process.env.SIZE_UPDATE ? {} : { limit: limits[entry.name] }),
}));
