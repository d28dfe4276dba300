import type { Ports } from '../server/Ports';
import { accountTag } from './knownBrowser';
import { signed, signedValue } from './signedCookie';

export const LINK_MINUTES = 60;
/** Tells a link from the cookies, which are signed with the same key. */
const PURPOSE = 'sign-in-link';

/**
 * What a sign-in link carries: the name of a browser that is known to the account from the first. It gives its owner tries of
 * their own while strangers use up the account's, and opens nothing: the password is still asked for.
 */
export function signInLink(email: string, secret: string, { now, newId }: Ports): string {
  const until = now().getTime() + LINK_MINUTES * 60_000;
  return signed([PURPOSE, newId(), accountTag(email), until].join('.'), secret);
}

/** The browser that the link names, where it is for this account and has not run out; null elsewhere. */
export function linkedBrowser(link: string, email: string, secret: string, now: Date): string | null {
  const [purpose, browser, account, until] = signedValue(link, secret)?.split('.') ?? [];
  const holds = purpose === PURPOSE && account === accountTag(email) && Number(until) > now.getTime();
  return holds ? (browser ?? null) : null;
}
