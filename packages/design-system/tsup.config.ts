import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** One output file per source file, so that 'use client' stays per file and an app pays for what it imports. */
const perFile = (format: 'esm' | 'cjs'): Options => ({
  entry: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.{test,stories}.{ts,tsx}',
    '!src/{stories,testing}/**',
    '!src/theme/{build,layerStyle}.ts',
  ],
  format,
  outDir: 'dist',
  outExtension: () => ({ js: format === 'esm' ? '.js' : '.cjs' }),
  target: 'es2022',
  splitting: false,
  treeshake: false,
  sourcemap: false,
  esbuildPlugins: [
    relativeImportsStay(format === 'esm' ? '.js' : '.cjs'),
    vanillaExtractPlugin({ identifiers: 'short', outputCss: false }),
  ],
});

export default defineConfig([
  perFile('esm'),
  perFile('cjs'),
  // What scripts/finish-build.mjs makes the stylesheets from; its JavaScript is thrown away.
  {
    entry: { styles: 'src/styles.ts', themes: 'src/theme/build.ts' },
    format: 'esm',
    outDir: 'dist/.parts',
    minify: true,
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  },
  {
    entry: {
      index: 'src/index.ts',
      'theme/index': 'src/theme/index.ts',
      'table/index': 'src/table/index.ts',
    },
    format: ['esm', 'cjs'],
    outDir: 'dist',
    dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } },
  },
]);

/** Keeps relative imports as imports of the neighbouring output file. Leaves entry points and vanilla-extract's namespaces alone. */
function relativeImportsStay(extension: string): Plugin {
  return {
    name: 'relative-imports-stay',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\// }, async ({ kind, namespace, path, resolveDir, pluginData }) => {
        if (kind === 'entry-point' || namespace !== 'file' || pluginData === 'resolving') return undefined;
        const resolved = await build.resolve(path, { kind, resolveDir, pluginData: 'resolving' });
        if (resolved.errors.length > 0) return undefined;
        const isFolder = /[/\\]index\.tsx?$/.test(resolved.path) && !/(^|\/)index$/.test(path);
        return { path: `${path}${isFolder ? '/index' : ''}${extension}`, external: true };
      });
    },
  };
}
