import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Writes `<file>.br` beside every text asset after the build, so that the server sends them without compressing anything
 * while somebody waits.
 */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'linework:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true });
      const texts = files.filter((file) => /\.(?:html|m?js|css|svg|json|txt|webmanifest)$/.test(file));
      await Promise.all(texts.map((file) => compressFile(join(outDir, file))));
    },
  };
}

const compress = promisify(brotliCompress);

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  // Below a packet's worth there is nothing to win.
  if (text.length < 1_024) return;
  const compressed = await compress(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  await writeFile(`${file}.br`, compressed);
}
