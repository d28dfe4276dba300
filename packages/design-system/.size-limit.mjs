import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sizeLimits } from '../../scripts/build/sizeLimits.mjs';

const folder = import.meta.dirname;
const components = readdirSync(join(folder, 'src/components')).filter((name) =>
  existsSync(join(folder, 'src/components', name, 'index.ts')),
);

/** Each component alone, with what it brings along, then the entries and stylesheets of the package. */
export default sizeLimits(folder, [
  ...components.map((name) => ({ name, path: `dist/components/${name}/index.js` })),
  { name: 'everything', path: 'dist/index.js' },
  { name: 'table', path: 'dist/table/index.js', later: ['./ColumnMenus.js'] },
  { name: 'table menus', path: 'dist/table/ColumnMenus.js' },
  { name: 'themes', path: 'dist/theme/index.js' },
  { name: 'styles.css', path: 'dist/styles.css' },
  { name: 'themes/nord.css', path: 'dist/themes/nord.css' },
  { name: 'themes/all.css', path: 'dist/themes/all.css' },
]);
