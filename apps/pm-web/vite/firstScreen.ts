import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown, runnerImport } from 'vite';

type Screens = typeof import('../src/app/screens');

/** What the server names in the head of a screen's page: URLs of scripts and styles, those of index.html left out. */
export interface ScreenFiles {
  path: string;
  inWorkspace: boolean;
  scripts: string[];
  styles: string[];
}

const sources = fileURLToPath(new URL('../src/', import.meta.url));
/** The frame of the workspace's screens, whose code the router loads beside theirs. */
const FRAME = 'shell/Shell.tsx';

/**
 * Writes `.vite/screens.json`: for each screen of `src/app/screens.ts` the files that its first content needs. Hidden, so that the
 * server reads it and nobody is sent it.
 */
export function firstScreen(): Plugin {
  return {
    name: 'linework:first-screen',
    apply: 'build',

    generateBundle: {
      // After Vite has put the styles into the chunks that need them.
      order: 'post',
      async handler(_options, bundle) {
        const { screens } = (await runnerImport<Screens>(`${sources}app/screens.ts`)).module;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const inPage = new Set(
          chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => filesOf(chunk, bundle)),
        );
        const needed = (file: string) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === `${sources}${file}`);
          if (!chunk) throw new Error(`The build has no chunk of its own for ${file}`);
          return filesOf(chunk, bundle).filter((name) => !inPage.has(name));
        };
        const written = screens.map(({ path, file, parts = [], inWorkspace }): ScreenFiles => {
          const names = [
            ...new Set([...(inWorkspace ? needed(FRAME) : []), ...[file, ...parts].flatMap(needed)]),
          ];
          return {
            path,
            inWorkspace,
            scripts: names.filter((name) => name.endsWith('.js')).map((name) => `/${name}`),
            styles: names.filter((name) => name.endsWith('.css')).map((name) => `/${name}`),
          };
        });
        this.emitFile({ type: 'asset', fileName: '.vite/screens.json', source: JSON.stringify(written) });
      },
    },
  };
}

/** The script that asks for a screen's first data (src/boot/askFirst.ts), whole: it shares no chunk with the app, which comes later. */
export async function askFirstScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry: `${sources}boot/askFirst.ts`, formats: ['iife'], name: 'askFirst' },
    },
  });
  const [{ output } = { output: [] }] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const [chunk] = output;
  if (chunk?.type !== 'chunk') throw new Error('boot/askFirst.ts made no script');
  return chunk.code;
}

/** A chunk and all that it imports before it can run, with their styles. */
function filesOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  return [
    chunk.fileName,
    ...(chunk.viteMetadata?.importedCss ?? []),
    ...chunk.imports.flatMap((name) => {
      const imported = bundle[name];
      return imported?.type === 'chunk' ? filesOf(imported, bundle, seen) : [];
    }),
  ];
}
