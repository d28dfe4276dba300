import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

interface StyledPackage {
  /** What the stylesheets are made from by the package's `finish-build.mjs`; its JavaScript is thrown away. */
  styles: Record<string, string>;
  /** Globs of sources that nobody imports from the package. */
  unpublished?: string[];
}

/** How the JavaScript of a package with components is built: `docs/decisions/0003`. */
export function styledPackage({ styles, unpublished = [] }: StyledPackage) {
  return defineConfig([
    perFile('esm', unpublished),
    perFile('cjs', unpublished),
    {
      entry: styles,
      format: 'esm',
      outDir: 'dist/.parts',
      minify: true,
      esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    },
  ]);
}

/** One output file per source file, so that 'use client' stays per file and an app pays for what it imports. */
function perFile(format: 'esm' | 'cjs', unpublished: string[]): Options {
  const extension = format === 'esm' ? '.js' : '.cjs';
  return {
    entry: [
      'src/**/*.{ts,tsx}',
      '!src/**/*.{test,stories}.{ts,tsx}',
      '!src/{stories,testing}/**',
      ...unpublished.map((path) => `!${path}`),
    ],
    format,
    outDir: 'dist',
    outExtension: () => ({ js: extension }),
    target: 'es2022',
    splitting: false,
    treeshake: false,
    sourcemap: false,
    esbuildPlugins: [
      relativeImportsStay(extension),
      vanillaExtractPlugin({ identifiers: 'short', outputCss: false }),
    ],
  };
}

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
