import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';

/** Script and style that a first screen may cost, brotli-compressed, in kB of 1,000 bytes. Fonts come after the first paint. */
const BUDGET = 170;
const LIST_BUDGET = 210;

/** What a person may see first, and the chunks that it waits for. */
const firstScreens: Record<string, string[]> = {
  'landing page': ['src/landing/LandingPage.tsx'],
  'sign-in': ['src/session/SignInPage.tsx'],
  'set-up': ['src/session/SetupPage.tsx'],
  dashboard: ['src/shell/Shell.tsx', 'src/dashboard/DashboardPage.tsx'],
  // Not a first screen but for a link: weighed so that it does not grow unnoticed.
  'task list': ['src/shell/Shell.tsx', 'src/tasks/TasksPage.tsx'],
};

/** Weighs what the build made: `pnpm build` first. Exits with 1 where a first screen is too heavy. */
async function weighFirstScreens(dist: string): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  // The theme, the boot script and whatever else the page names itself.
  const named = [...page.matchAll(/(?:href|src)="\/(assets\/[^"]+\.(?:css|js))"/g)].flatMap(
    ([, file]) => file ?? [],
  );
  let failed = false;
  for (const [screen, sources] of Object.entries(firstScreens)) {
    if (!sources.every((source) => manifest[source]))
      throw new Error(`The build has no chunk of its own for the ${screen}`);
    const files = new Set([
      ...named,
      ...['index.html', ...sources].flatMap((source) => filesOf(source, manifest)),
    ]);
    const weights = await Promise.all([...files].map((file) => weight(join(dist, file))));
    const total = weights.reduce((sum, bytes) => sum + bytes, 0) / 1_000;
    const budget = screen === 'task list' ? LIST_BUDGET : BUDGET;
    const isTooHeavy = total > budget;
    failed ||= isTooHeavy;
    process.stdout.write(
      `${isTooHeavy ? 'too heavy' : 'ok'}  ${screen}: ${total.toFixed(1)} of ${budget} kB brotli in ${files.size} files\n`,
    );
  }
  process.exitCode = failed ? 1 : 0;
}

/** A chunk's script and styles with everything that it imports before it can run. */
function filesOf(source: string, manifest: Manifest, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [
    chunk.file,
    ...(chunk.css ?? []),
    ...(chunk.imports ?? []).flatMap((next) => filesOf(next, manifest, seen)),
  ];
}

async function weight(file: string): Promise<number> {
  return brotliCompressSync(await readFile(file)).length;
}

await weighFirstScreens(join(dirname(fileURLToPath(import.meta.url)), '../dist'));
