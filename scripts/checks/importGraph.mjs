import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/**
 * How many imports each file is away from the nearest of the changed ones; 0 for these.
 *
 * @param {string} root
 * @param {string[]} files all that import or are imported, relative to the root
 * @param {string[]} changed
 * @returns {Map<string, number>} files that no chain of imports leads to a changed one from are not in it
 */
export function importDistance(root, files, changed) {
  const importers = new Map();
  const resolve = resolver(root);
  for (const file of files.filter((name) => /\.[mc]?[jt]sx?$/.test(name)))
    for (const imported of importsOf(join(root, file))) {
      const target = resolve(file, imported);
      if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  const distance = new Map(changed.map((file) => [file, 0]));
  for (const [file, away] of distance)
    for (const importer of importers.get(file) ?? [])
      if (!distance.has(importer)) distance.set(importer, away + 1);
  return distance;
}

/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`. */
function importsOf(path) {
  const source = readFileSync(path, 'utf8');
  return [...source.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"\n]+)['"]/g)].map(([, name]) => name);
}

/** From a file and what it imports to the file that this is, or undefined where it is no file of the repository. */
export function resolver(root) {
  const packages = new Map();
  for (const folder of ['domain', 'design-system', 'file-explorer', 'timer'].map(
    (name) => `packages/${name}`,
  )) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    for (const [entry, target] of Object.entries(exports))
      if (typeof target === 'string') packages.set(join(name, entry), join(folder, target));
  }
  const isFile = (path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile();
  return (file, imported) => {
    if (!imported.startsWith('.')) return packages.get(imported);
    const path = normalize(join(dirname(file), imported));
    const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];
    return endings.map((ending) => `${path}${ending}`).find(isFile);
  };
}
