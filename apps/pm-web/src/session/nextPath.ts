/**
 * Where to go after signing in: the page first asked for (GEN-02). Only a path of this site: '//elsewhere.example',
 * '/\elsewhere.example' and 'https://…' are somebody's trap and lead to the dashboard, as do the pages for visitors.
 */
export function nextPath(next: string | null): string {
  if (!next?.startsWith('/')) return HOME;
  const url = parse(next);
  if (url?.origin !== HERE || VISITOR_PAGES.includes(url.pathname)) return HOME;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The sign-in page that leads back to where the person wanted to go. */
export function signInPath({
  pathname,
  search,
  hash,
}: {
  pathname: string;
  search: string;
  hash: string;
}): string {
  const asked = `${pathname}${search}${hash}`;
  return nextPath(asked) === HOME ? '/sign-in' : `/sign-in?next=${encodeURIComponent(asked)}`;
}

const HOME = '/dashboard';
const VISITOR_PAGES = ['/', '/sign-in', '/setup', '/forgot-password', '/reset-password'];

/** A stand-in for our origin: whatever resolves away from it is not ours. */
const HERE = 'https://linework.invalid';

function parse(path: string): URL | null {
  return URL.canParse(path, HERE) ? new URL(path, HERE) : null;
}
