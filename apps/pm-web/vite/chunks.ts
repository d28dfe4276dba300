import { fileURLToPath } from 'node:url';
import { build, type Rolldown, runnerImport } from 'vite';
import type { Screen } from '../src/app/screens';
import { themes } from './themes.ts';

type Screens = typeof import('../src/app/screens');
/** What a screen is for; those of a kind share most of their code. */
type Kind = 'landing' | 'visitor' | 'overview' | 'view' | 'list' | 'form';

const root = fileURLToPath(new URL('../', import.meta.url));
const sources = `${root}src/`;

/**
 * Tells the build which chunk a module goes to, by which kinds of screens use it: `base` (visitors and others), `frame` (every page
 * of the workspace), `lists`, `forms`, `fields` (forms of visitors and others). What one screen alone uses stays with it. So
 * a list comes in five files, and a new screen joins by standing in `src/app/screens.ts`.
 *
 * Who uses what is learned from a build without these chunks: before one, only barrels like the design system's are known, by which
 * every screen uses everything. It takes 2 s of CPU.
 */
export async function chunkOf(): Promise<(module: string) => string | null> {
  const [{ module }, built] = await Promise.all([
    runnerImport<Screens>(`${sources}app/screens.ts`),
    build({
      configFile: false,
      root,
      logLevel: 'error',
      plugins: [themes()],
      build: {
        write: false,
        minify: false,
        target: 'es2022',
        reportCompressedSize: false,
        rolldownOptions: { output: { codeSplitting: { groups: [core] } } },
      },
    }),
  ]);
  const chunks = (built as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
  const users = usersOf(chunks, kindsOf(module.screens));
  const names = new Map<string, string>();
  for (const { fileName, moduleIds, isEntry, isDynamicEntry } of chunks) {
    if (isDynamicEntry) continue;
    // Styles are scripts in this build: what the entry has of them alone is nobody's in the real one.
    const name = isEntry ? 'base' : nameFor(users.get(fileName) ?? new Set());
    for (const id of moduleIds) {
      if (NOTIFICATIONS.test(id)) names.set(id, 'notifications');
      else if (name) names.set(id, name);
      else if (TIMER.test(id)) names.set(id, 'timer');
    }
  }
  return (id) => names.get(id) ?? null;
}

/** What the tracker shares with the top bar, where it comes late: one file rather than five. */
const TIMER =
  /\/(?:packages\/timer\/src|domain\/src\/time\/entryDate|pm-web\/src\/time\/(?:timer|waiting|manual\/(?:ManualRow|useTellSaved)))/;

/** What the page of all notifications shares with the bell, which every page has, but late. */
const NOTIFICATIONS =
  /\/design-system\/src\/components\/NotificationList\/|\/pm-web\/src\/notifications\/(?:useNotifications|notificationApi)/;

/** What every page needs before its router runs. */
export const core = { name: 'core', tags: ['$initial' as const], priority: 1 };

/** By file; the frame is of all kinds but the visitors'. What comes later by itself (a dialog, a menu's content) has none. */
function kindsOf(screens: readonly Screen[]): Map<string, Kind[]> {
  const forms = new Set(screens.map(({ next }) => next));
  const kinds = screens.map(({ path, file, inWorkspace, kind, next }): [string, Kind[]] => {
    if (path === '') return [file, ['landing']];
    if (!inWorkspace) return [file, ['visitor']];
    if (kind) return [file, [kind]];
    if (forms.has(file)) return [file, ['form']];
    return [file, [next ? 'list' : 'overview']];
  });
  return new Map([...kinds, ['shell/Shell.tsx', ['overview', 'view', 'list', 'form']]]);
}

/** The kinds of the screens that a chunk is loaded for. */
function usersOf(chunks: Rolldown.OutputChunk[], kinds: Map<string, Kind[]>): Map<string, Set<Kind>> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const users = new Map<string, Set<Kind>>();
  const add = (chunk: Rolldown.OutputChunk, own: Kind[], seen: Set<string>) => {
    if (seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    users.set(chunk.fileName, new Set([...(users.get(chunk.fileName) ?? []), ...own]));
    for (const imported of chunk.imports) {
      const next = byName.get(imported);
      if (next) add(next, own, seen);
    }
  };
  for (const chunk of chunks) {
    const own = kinds.get(chunk.facadeModuleId?.replace(sources, '') ?? '');
    if (own) add(chunk, own, new Set());
  }
  return users;
}

function nameFor(users: ReadonlySet<Kind>): string | null {
  // The landing page has no form: the little that it shares with one must not bring all of them.
  if (users.has('landing')) return users.size > 1 ? 'base' : null;
  if (users.has('visitor') && (users.has('overview') || users.has('view') || users.has('list')))
    return 'base';
  if (users.has('visitor')) return users.has('form') ? 'fields' : null;
  // A page to read has neither table nor fields: what it shares with their pages is little, and every page's.
  if (users.has('overview') || (users.has('view') && users.size > 1)) return 'frame';
  if (users.has('view')) return 'views';
  if (users.has('list')) return 'lists';
  return users.has('form') ? 'forms' : null;
}
