import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { ScreenFiles } from './firstScreen';

/**
 * What a screen may load before its first content, scripts and styles, Brotli-compressed: kB of 1,000 bytes, and files. That a page loads
 * what is weighed here, and no more, is tested in e2e/first-screen.e2e.ts. Fonts come after the first paint.
 */
const BUDGETS = {
  visitor: { kilobytes: 165, files: 10 },
  dashboard: { kilobytes: 190, files: 9 },
  list: { kilobytes: 234, files: 10 },
  form: { kilobytes: 335, files: 12 },
  /** The fields of a form and the timer. */
  tracker: { kilobytes: 336, files: 20 },
};

/** Weighs what the build made: `pnpm build` first. Exits with 1 where a first screen is too heavy. */
async function weighFirstScreens(dist: string): Promise<void> {
  const screens: ScreenFiles[] = JSON.parse(await readFile(join(dist, '.vite/screens.json'), 'utf8'));
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  // The theme, the boot script and whatever else every page names.
  const named = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:css|js))"/g)].flatMap(
    ([, url]) => url ?? [],
  );
  let failed = false;
  for (const { path, inWorkspace, scripts, styles } of screens) {
    const files = [...named, ...scripts, ...styles];
    const weights = await Promise.all(files.map((url) => weight(join(dist, url))));
    const kilobytes = weights.reduce((sum, bytes) => sum + bytes, 0) / 1_000;
    const budget = BUDGETS[inWorkspace ? kindOf(path) : 'visitor'];
    const isTooHeavy = kilobytes > budget.kilobytes || files.length > budget.files;
    failed ||= isTooHeavy;
    process.stdout.write(
      `${isTooHeavy ? 'too heavy' : 'ok'}  /${path}: ${kilobytes.toFixed(1)} of ${budget.kilobytes} kB, ${files.length} of ${budget.files} files\n`,
    );
  }
  process.exitCode = failed ? 1 : 0;
}

function kindOf(path: string): 'dashboard' | 'list' | 'form' | 'tracker' {
  if (path === 'dashboard') return 'dashboard';
  if (path === 'time-tracking') return 'tracker';
  return /^settings$|\/(?:new|edit|import|approvals)$/.test(path) ? 'form' : 'list';
}

async function weight(file: string): Promise<number> {
  return brotliCompressSync(await readFile(file)).length;
}

await weighFirstScreens(join(dirname(fileURLToPath(import.meta.url)), '../dist'));
