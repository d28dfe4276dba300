import { pathToFileURL } from 'node:url';

/**
 * Replaces each `export * from './x.js'` of a built module by the names that the module exports. esbuild, bundling without
 * splitting, starts a module that something loads lazily only where a statement leads to it, and drops `export *` statements
 * of a package without side effects: an app would get `undefined` for whatever our lazily loaded parts import as well.
 * @param {string} code of the module
 * @param {string} file its absolute path; what it re-exports from has to be importable in Node
 * @returns {Promise<string>}
 */
export async function nameReexports(code, file) {
  const statement = /^export \* from "([^"]+)";$/gm;
  const names = new Map();
  for (const [, path] of code.matchAll(statement))
    names.set(path, Object.keys(await import(new URL(path, pathToFileURL(file)).href)));
  return code.replace(statement, (_, path) => `export { ${names.get(path).join(', ')} } from "${path}";`);
}
