import { createHash } from 'node:crypto';
import { emailKey } from '@linework/domain';
import type { Context } from 'hono';
import type { Services } from '../server/Services';
import { KNOWN_BROWSER_COOKIE, readOurCookie, setOurCookie } from './ourCookies';

const KEPT_SECONDS = 180 * 86_400;

/**
 * The name of the browser that sends the request, where it has signed in to this account before; null elsewhere. Attempts of
 * such a browser are counted by themselves, so that strangers who use up an account's attempts do not lock its owner out (OWASP
 * calls it a device cookie). It opens nothing: the password is still asked for.
 */
export async function knownBrowser(c: Context, services: Services, email: string): Promise<string | null> {
  const [browser, account] = (await readOurCookie(c, services, KNOWN_BROWSER_COOKIE))?.split('.') ?? [];
  return browser && account === accountTag(email) ? browser : null;
}

/** Marks the browser as known to the account that it has just signed in to. */
export async function rememberBrowser(
  c: Context,
  services: Services,
  { browser, email }: { browser: string; email: string },
): Promise<void> {
  await setOurCookie(c, services, {
    name: KNOWN_BROWSER_COOKIE,
    value: `${browser}.${accountTag(email)}`,
    seconds: KEPT_SECONDS,
  });
}

/** Says which account it is without telling the address to who looks at the browser's cookies. */
export function accountTag(email: string): string {
  return createHash('sha256').update(emailKey(email)).digest('base64url');
}
