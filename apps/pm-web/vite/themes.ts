import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type HtmlTagDescriptor, type Plugin, runnerImport } from 'vite';

type ThemesBuild = typeof import('@linework/design-system/themes/build');
type Themes = typeof import('@linework/design-system/themes');

interface ThemeFiles {
  /** URL path (without a leading slash) to content. */
  files: Map<string, string | Buffer>;
  /** URL of each theme's stylesheet. */
  hrefs: Record<string, string>;
  /** URL of the stylesheet of each theme's fonts, where it has any. */
  fontHrefs: Record<string, string>;
  bootHref: string;
}

/** Imported by the app: `{ default: Record<theme id, URL of its stylesheet>, fontHrefs: Record<theme id, …of its fonts> }`. */
const VIRTUAL = 'virtual:theme-hrefs';
const FALLBACK = 'default';

/**
 * Writes a stylesheet per theme with its fonts, all named by their content, and puts into the page's head, before
 * anything is painted: the default theme, and a small script that adds the person's own. Both are files, so that the
 * content security policy needs no inline scripts.
 *
 * @param moreBoot a script that runs behind the one of the themes, in the same file
 */
export function themes(moreBoot: () => Promise<string> = async () => ''): Plugin {
  let emitted: Promise<ThemeFiles>;
  return {
    name: 'linework:themes',

    buildStart() {
      emitted = themeFiles(moreBoot);
    },

    resolveId(id) {
      return id === VIRTUAL ? `\0${VIRTUAL}` : null;
    },

    async load(id) {
      if (id !== `\0${VIRTUAL}`) return null;
      const { hrefs, fontHrefs } = await emitted;
      return `export default ${JSON.stringify(hrefs)};export const fontHrefs = ${JSON.stringify(fontHrefs)}`;
    },

    async transformIndexHtml(): Promise<HtmlTagDescriptor[]> {
      const { hrefs, bootHref } = await emitted;
      return [
        {
          tag: 'link',
          attrs: { rel: 'stylesheet', 'data-theme-stylesheet': FALLBACK, href: hrefs[FALLBACK] },
          injectTo: 'head',
        },
        // After the default theme, so that the link it writes comes later and wins.
        { tag: 'script', attrs: { src: bootHref }, injectTo: 'head' },
      ];
    },

    async generateBundle() {
      for (const [fileName, source] of (await emitted).files)
        this.emitFile({ type: 'asset', fileName, source });
    },

    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const source = (await emitted).files.get((request.url ?? '').split('?')[0]?.slice(1) ?? '');
        if (source === undefined) return next();
        response.setHeader('Content-Type', contentType(request.url ?? ''));
        response.end(source);
      });
    },
  };
}

async function themeFiles(moreBoot: () => Promise<string>): Promise<ThemeFiles> {
  const [{ themeStylesheets }, { themeBootScript }, more] = await Promise.all([
    fromSource<ThemesBuild>('@linework/design-system/themes/build'),
    fromSource<Themes>('@linework/design-system/themes'),
    moreBoot(),
  ]);
  const files = new Map<string, string | Buffer>();
  const add = (name: string, source: string | Buffer): string => {
    const path = hashedPath(name, source);
    files.set(path, source);
    return `/${path}`;
  };

  const fontUrls = new Map<string, string>();
  for (const { name, source } of themeStylesheets().flatMap((theme) => theme.files)) {
    if (!fontUrls.has(name)) fontUrls.set(name, add(name, await readFile(source)));
  }
  const sheets = themeStylesheets({ fontUrl: (name) => fontUrls.get(name) ?? name, fontsApart: true });
  const hrefs = Object.fromEntries(sheets.map(({ id, css }) => [id, add(`theme-${id}.css`, css)]));
  const fontHrefs = Object.fromEntries(
    sheets
      .filter(({ fontsCss }) => fontsCss !== '')
      .map(({ id, fontsCss }) => [id, add(`fonts-${id}.css`, fontsCss)]),
  );
  const { [FALLBACK]: _inThePage, ...others } = hrefs;
  const boot = `${themeBootScript(others, { fallback: FALLBACK })}\n${more}`;
  return { files, hrefs, fontHrefs, bootHref: add('boot.js', boot) };
}

/** The workspace's packages are TypeScript source, which Node does not import by itself. */
async function fromSource<Module>(specifier: string): Promise<Module> {
  return (await runnerImport<Module>(specifier)).module;
}

function hashedPath(name: string, source: string | Buffer): string {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const [stem = name, extension = ''] = splitExtension(basename(name));
  return `assets/${stem}-${hash}${extension}`;
}

function splitExtension(name: string): [string, string] {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
}

function contentType(url: string): string {
  if (url.includes('.css')) return 'text/css';
  return url.includes('.js') ? 'text/javascript' : 'font/woff2';
}
