// After tsup: the stylesheets and fonts of the package, and its index by names. `styles.css` holds every component and the
// default theme; `themes/<id>.css` one theme each, `themes/all.css` all of them, with their fonts and the
// fonts' licences in `themes/fonts/`.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { finishStyles } from '../../../scripts/build/finishStyles.mjs';
import { nameReexports } from '../../../scripts/build/nameReexports.mjs';

const dist = join(import.meta.dirname, '../dist');
const parts = join(dist, '.parts');

const { themeStylesheets } = await import(pathToFileURL(join(parts, 'themes.js')).href);
const stylesheets = themeStylesheets();
await mkdir(join(dist, 'themes/fonts'), { recursive: true });
const fonts = new Map(stylesheets.flatMap(({ files }) => files.map(({ name, source }) => [name, source])));
await Promise.all([...fonts].map(([name, source]) => copyFile(source, join(dist, 'themes/fonts', name))));
const licences = new Map(
  stylesheets.flatMap(({ files }) => files.map(({ licence }) => [licence.name, licence.source])),
);
await Promise.all([...licences].map(([name, source]) => copyFile(source, join(dist, 'themes/fonts', name))));
await Promise.all(stylesheets.map(({ id, css }) => writeFile(join(dist, 'themes', `${id}.css`), css)));
await writeFile(join(dist, 'themes/all.css'), stylesheets.map(({ css }) => css).join('\n'));

const components = await readFile(join(parts, 'styles.css'), 'utf8');
const byDefault = themeStylesheets({ fontUrl: (name) => `./themes/fonts/${name}` }).find(
  ({ id }) => id === 'default',
);
const index = join(dist, 'index.js');
await writeFile(index, await nameReexports(await readFile(index, 'utf8'), index));
await finishStyles(dist, `${components}\n${byDefault.css}`);
