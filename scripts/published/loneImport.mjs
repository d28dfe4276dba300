import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

/**
 * What an app pays for importing one component: the modules that a production build keeps, and their size together.
 * React is not counted: an app has it.
 * @param {string} app folder of the Vite fixture, installed
 * @param {string} entry a file in it that exports the component and nothing else
 * @returns {Promise<string>} one line per module, then the size
 */
export async function loneImport(app, entry) {
  const { build } = await import(pathToFileURL(join(app, 'node_modules/vite/dist/node/index.js')).href);
  const { output } = await build({
    root: app,
    // Which pages the app has is no matter here.
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(app, entry), formats: ['es'] },
      rolldownOptions: { external: [/^react(-dom)?($|\/)/] },
    },
  }).then((result) => (Array.isArray(result) ? result[0] : result));
  const chunks = output.filter(({ type }) => type === 'chunk');
  const modules = chunks
    .flatMap(({ modules: kept }) => Object.entries(kept))
    .filter(([id, { renderedLength }]) => renderedLength > 0 && !id.startsWith('\0') && !id.endsWith(entry))
    .map(([id]) => id.replace(/^.*\/node_modules\//, ''))
    .sort();
  const bytes = gzipSync(chunks.map(({ code }) => code).join('\n')).length;
  return [...modules, '', `${(bytes / 1000).toFixed(1)} kB minified and gzipped, without React`, ''].join(
    '\n',
  );
}
