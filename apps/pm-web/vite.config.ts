import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkOf, core } from './vite/chunks.ts';
import { askFirstScript, firstScreen } from './vite/firstScreen.ts';
import { pdfParts } from './vite/pdfParts.ts';
import { precompress } from './vite/precompress.ts';
import { previewFrames } from './vite/previewFrames.ts';
import { themes } from './vite/themes.ts';

/** Where the API of a development server is; `pnpm dev` runs both in one process and sets nothing. */
const api = process.env.LINEWORK_API ?? 'http://127.0.0.1:4310';

export default defineConfig(async ({ command }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // In development Vite sends the page, and nothing is known first.
    themes(command === 'build' ? askFirstScript : undefined),
    firstScreen(),
    pdfParts(),
    previewFrames(),
    precompress(),
  ],
  build: {
    target: 'es2022',
    // The budget (vite/budget.ts) is what counts, compressed and for the first screen only.
    chunkSizeWarningLimit: 1_000,
    // One stylesheet, 14 kB compressed, rather than one for each chunk: a file costs a phone more than 5 kB.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            core,
            ...(command === 'build'
              ? [{ name: await chunkOf(), includeDependenciesRecursively: false }]
              : []),
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: api } } },
}));
