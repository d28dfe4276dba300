import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { ScreenFiles } from './firstScreen';

/**
 * What a screen loads before its first content, scripts and styles, Brotli-compressed: kB of 1,000 bytes, and files. `goal` is what it
 * should weigh, `most` what it may: as much as it did on 30 November 2026, so that it grows no further. That a page loads what is weighed
 * here, and no more, is tested in e2e/first-screen.e2e.ts. Fonts come after the first paint.
 */
const BUDGETS = {
  visitor: { goal: 165, most: 174, files: 10 },
  dashboard: { goal: 190, most: 207, files: 9 },
  list: { goal: 234, most: 252, files: 10 },
  form: { goal: 335, most: 357, files: 12 },
  /** The fields of a form and the timer. */
  tracker: { goal: 336, most: 360, files: 20 },
};

/** Weighs what the build made: `pnpm build` first. Exits with 1 where a first screen weighs more than it may, and lists those over the goal. */
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
    const isTooHeavy = kilobytes > budget.most || files.length > budget.files;
    failed ||= isTooHeavy;
    const verdict = isTooHeavy ? 'too heavy' : kilobytes > budget.goal ? 'over the goal' : 'ok';
    process.stdout.write(
      `${verdict}  /${path}: ${kilobytes.toFixed(1)} kB (goal ${budget.goal}, most ${budget.most}), ${files.length} of ${budget.files} files\n`,
    );
  }
  process.exitCode = failed ? 1 : 0;
}

function kindOf(path: string): 'dashboard' | 'list' | 'form' | 'tracker' {
  if (path === 'dashboard') return 'dashboard';
  if (path === 'time-tracking') return 'tracker';
  return /^settings$|(?:^|\/)(?:new|edit|import|approvals)$/.test(path) ? 'form' : 'list';
}

async function weight(file: string): Promise<number> {
  return brotliCompressSync(await readFile(file)).length;
}

await weighFirstScreens(join(dirname(fileURLToPath(import.meta.url)), '../dist'));
