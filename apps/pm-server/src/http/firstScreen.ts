import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SessionAnswer } from '@linework/domain';
import type { Context } from 'hono';
import type { AppEnv } from './AppEnv';

/** What the web app's build writes of a screen (apps/pm-web/vite/firstScreen.ts): URLs of what its first content needs. */
interface ScreenFiles {
  /** Below '/' and, for a screen of the workspace, below '/app' too. */
  path: string;
  inWorkspace: boolean;
  scripts: string[];
  styles: string[];
}

/** Answers GET /api/session as it would to a request with these headers. */
export type AskSession = (headers: Record<string, string>) => Promise<Response>;

/** The page waits so long for its session, ms: what a slow database means is the app's to say. */
const PATIENCE_MS = 300;

/**
 * What a page's head tells the browser of its first screen, so that nothing waits for the app's code to ask for it: the screen's styles
 * and scripts, and who is signed in, as the app would be answered. A visitor is led to sign in and gets that screen's.
 *
 * @param root where the built web app lies
 */
export function firstScreen(root: string, askSession: AskSession) {
  const headOf = readHeads(root);
  return async (c: Context<AppEnv>): Promise<string> => {
    const { cookie = '', host = '' } = c.req.header();
    const session = await within(PATIENCE_MS, askSession({ cookie, host }));
    // A session in use is renewed by asking.
    for (const renewed of session?.headers.getSetCookie() ?? [])
      c.header('Set-Cookie', renewed, { append: true });
    if (!session?.ok) return headOf(c.req.path, false);
    const body: SessionAnswer = await session.json();
    return sessionElement(body) + headOf(c.req.path, body.person === null);
  };
}

/** For the app's boot script (apps/pm-web/src/boot/askFirst.ts). Data and no script: the page's policy has nothing to allow. */
function sessionElement(body: SessionAnswer): string {
  const text = JSON.stringify({ date: new Date().toUTCString(), body });
  return `<script type="application/json" id="session">${text.replaceAll('<', '\\u003c')}</script>`;
}

function readHeads(root: string): (path: string, isVisitor: boolean) => string {
  const file = join(root, '.vite/screens.json');
  const screens: ScreenFiles[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const heads = new Map(screens.map((screen) => [screen.path, { ...screen, head: headOf(screen) }]));
  return (path, isVisitor) => {
    const asked = path.toLowerCase().replace(/^\/+|\/+$/g, '');
    const below = asked === 'app' ? 'dashboard' : asked.replace(/^app\//, '');
    const screen = heads.get(below);
    if (!screen || (below !== asked && !screen.inWorkspace)) return '';
    return screen.inWorkspace && isVisitor ? (heads.get('sign-in')?.head ?? '') : screen.head;
  };
}

function headOf({ scripts, styles }: ScreenFiles): string {
  return [
    ...styles.map((url) => `<link rel="stylesheet" crossorigin href="${url}">`),
    ...scripts.map((url) => `<link rel="modulepreload" crossorigin href="${url}">`),
  ].join('');
}

/** Null where it fails or takes longer. */
async function within<Result>(ms: number, coming: Promise<Result>): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([coming.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}
