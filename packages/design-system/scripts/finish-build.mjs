// After tsup: the stylesheets and fonts of the package. `styles.css` holds every component and the default theme;
// `themes/<id>.css` one theme each, `themes/all.css` all of them, with their fonts in `themes/fonts/`.
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const dist = join(import.meta.dirname, '../dist');
const parts = join(dist, '.parts');

const { themeStylesheets } = await import(pathToFileURL(join(parts, 'themes.js')).href);
const stylesheets = themeStylesheets();
await mkdir(join(dist, 'themes/fonts'), { recursive: true });
const fonts = new Map(stylesheets.flatMap(({ files }) => files.map(({ name, source }) => [name, source])));
await Promise.all([...fonts].map(([name, source]) => copyFile(source, join(dist, 'themes/fonts', name))));
await Promise.all(stylesheets.map(({ id, css }) => writeFile(join(dist, 'themes', `${id}.css`), css)));
await writeFile(join(dist, 'themes/all.css'), stylesheets.map(({ css }) => css).join('\n'));

const components = await readFile(join(parts, 'styles.css'), 'utf8');
const byDefault = themeStylesheets({ fontUrl: (name) => `./themes/fonts/${name}` }).find(
  ({ id }) => id === 'default',
);
await writeFile(join(dist, 'styles.css'), `${components}\n${byDefault.css}`);
// For TypeScript with `noUncheckedSideEffectImports`: a stylesheet exports nothing.
await writeFile(join(dist, 'styles.d.css.ts'), 'export {};\n');
await Promise.all(
  [parts, ...['styles.js', 'styles.cjs'].map((file) => join(dist, file))].map((path) =>
    rm(path, { recursive: true }),
  ),
);
