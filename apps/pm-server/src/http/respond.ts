import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from './AppEnv';
import { answer } from './answer';
import { Problem } from './Problem';

/**
 * Answers JSON that is text already. Typed as what the route promises: the promise is kept by the SQL that wrote the text and
 * checked by the contract test, which parses every answer with the route's schema.
 */
export function jsonText(
  c: Context<AppEnv>,
  text: string,
  status: ContentfulStatusCode = 200,
  headers: Record<string, string> = {},
): never {
  return answer(c, text, status, { 'Content-Type': 'application/json', ...headers }) as never;
}

/** As jsonText, for one row: its version goes along as entity tag. */
export function versioned(
  c: Context<AppEnv>,
  text: string,
  version: number,
  status: ContentfulStatusCode = 200,
): never {
  return jsonText(c, text, status, { ETag: `"${version}"` });
}

/**
 * The version that the client saw, from If-Match.
 *
 * @throws Problem 428 where there is none, 412 where it is no version of ours
 */
export function requiredVersion(c: Context): number {
  const version = optionalVersion(c);
  if (version === null) {
    throw new Problem(428, {
      detail: "Send the version that you saw as If-Match, so that nobody's changes are overwritten.",
    });
  }
  return version;
}

export function optionalVersion(c: Context): number | null {
  const tag = c.req.header('if-match');
  if (tag === undefined) return null;
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(tag.trim());
  if (!match) throw new Problem(412, { detail: 'If-Match must carry a version, for example "3".' });
  return Number(match[1]);
}
