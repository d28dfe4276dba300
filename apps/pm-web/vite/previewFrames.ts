import type { Plugin } from 'vite';
import { buildFrames } from '../../../packages/file-explorer/scripts/buildFrames.ts';

/** Serves the pages in which Office files are shown, below `/frames/`: see `src/files/previews.ts`. */
export function previewFrames(): Plugin {
  return {
    name: 'linework:preview-frames',
    async generateBundle() {
      for (const [name, source] of await buildFrames())
        this.emitFile({ type: 'asset', fileName: `frames/${name}`, source });
    },
    configureServer({ middlewares }) {
      middlewares.use('/frames/', async ({ url = '' }, response, next) => {
        const [path = ''] = url.split('?');
        const page = (await buildFrames()).get(path.slice(1));
        if (page === undefined) return next();
        response.setHeader('Content-Type', path.endsWith('.html') ? 'text/html' : 'text/plain');
        response.end(page);
      });
    },
  };
}
