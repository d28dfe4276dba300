import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Fonts, character maps and a decoder that a PDF may need and does not bring itself, with their licences. */
const FOLDERS = ['cmaps', 'standard_fonts', 'wasm'];
/** Decoders as WebAssembly, which our content security policy does not let run. */
const NOT_USED = /\.wasm$|^LICENSE_.*(?:JBIG2|QCMS)$/;
const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Serves those parts of `pdfjs-dist` by ourselves, below `/pdfjs/`: see `src/files/previews.ts`. */
export function pdfParts(): Plugin {
  return {
    name: 'linework:pdf-parts',
    async generateBundle() {
      for (const folder of FOLDERS)
        for (const name of await readdir(join(library, folder)))
          if (!NOT_USED.test(name))
            this.emitFile({
              type: 'asset',
              fileName: `pdfjs/${folder}/${name}`,
              source: await readFile(join(library, folder, name)),
            });
    },
    configureServer({ middlewares }) {
      for (const folder of FOLDERS)
        middlewares.use(`/pdfjs/${folder}/`, ({ url = '' }, response) => {
          createReadStream(join(library, folder, basename(url)))
            .on('error', () => response.writeHead(404).end())
            .pipe(response);
        });
    },
  };
}
