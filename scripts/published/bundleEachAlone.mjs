import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Bundles each export by itself with plain esbuild, and says which of them are undefined when their bundle runs. What the
 * package depends on stays outside: esbuild would link a thousand icons anew for each.
 * @param {string} cwd folder of the fixture, installed
 * @param {string} name of a package
 * @param {string} entry of it: '@linework/design-system/table'
 * @returns {Promise<{ exported: string[], missing: string[] }>} names
 */
export async function bundleEachAlone(cwd, name, entry) {
  // The fixture's own esbuild, as an app would have it.
  const { build } = createRequire(join(cwd, 'package.json'))('esbuild');
  // Node finds what stays outside from there.
  const folder = realpathSync(join(cwd, 'node_modules', name));
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const options = {
    absWorkingDir: cwd,
    bundle: true,
    platform: 'node',
    external: ['react', 'react-dom', ...Object.keys(dependencies)],
    logLevel: 'error',
  };
  const all = await build({
    ...options,
    stdin: { contents: `export * from '${entry}';`, resolveDir: cwd },
    format: 'esm',
    metafile: true,
    write: false,
  });
  const exported = Object.values(all.metafile.outputs).flatMap(({ exports }) => exports);
  const alone = {
    name: 'alone',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^alone:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'alone' }));
      onLoad({ filter: /./, namespace: 'alone' }, ({ path }) => ({
        contents: `import { ${path} } from '${entry}';\nexport const missing = ${path} === undefined;`,
        resolveDir: cwd,
      }));
    },
  };
  const outdir = join(folder, 'alone', entry.replace(name, ''));
  await build({
    ...options,
    entryPoints: exported.map((one) => ({ in: `alone:${one}`, out: one })),
    outdir,
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    plugins: [alone],
  });
  const require = createRequire(join(outdir, 'index.js'));
  return { exported, missing: exported.filter((one) => require(`./${one}.cjs`).missing) };
}
