import type { Context } from 'hono';
import { deleteCookie, getCookie, setSignedCookie } from 'hono/cookie';
import type { Services } from '../server/Services';
import { signedValue } from './signedCookie';

/** The cookies that the server sets, by the names that they have over http. */
export const SESSION_COOKIE = 'linework.session_token';
export const KNOWN_BROWSER_COOKIE = 'linework.known_browser';
export const PENDING_COOKIE = 'linework.pending_sign_in';
export type OurCookie = typeof SESSION_COOKIE | typeof KNOWN_BROWSER_COOKIE | typeof PENDING_COOKIE;

/** A link from elsewhere opens the app signed in; the other cookies are for the app's own requests only. */
const SAME_SITE = {
  [SESSION_COOKIE]: 'Lax',
  [KNOWN_BROWSER_COOKIE]: 'Strict',
  [PENDING_COOKIE]: 'Strict',
} as const;

/** What the request's cookie of this name says; null where there is none, or it is not signed by us. */
export async function readOurCookie(c: Context, services: Services, name: OurCookie): Promise<string | null> {
  const { secret, secure } = await cookieSigning(services);
  return signedValue(getCookie(c, fullName(name, secure)) ?? '', secret);
}

export async function setOurCookie(
  c: Context,
  services: Services,
  { name, value, seconds }: { name: OurCookie; value: string; seconds: number },
): Promise<void> {
  const { secret, secure } = await cookieSigning(services);
  await setSignedCookie(c, fullName(name, secure), value, secret, {
    httpOnly: true,
    sameSite: SAME_SITE[name],
    secure,
    path: '/',
    maxAge: seconds,
  });
}

export async function deleteOurCookie(c: Context, services: Services, name: OurCookie): Promise<void> {
  const { secure } = await cookieSigning(services);
  deleteCookie(c, fullName(name, secure), { path: '/', secure });
}

/** By the prefix browsers are told that the cookie is this very host's, and never travels without https. */
function fullName(name: OurCookie, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

async function cookieSigning({ auth, publicUrl }: Services): Promise<{ secret: string; secure: boolean }> {
  const { secret } = await auth.$context;
  return { secret, secure: publicUrl?.startsWith('https://') ?? false };
}
