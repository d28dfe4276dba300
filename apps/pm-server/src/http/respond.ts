import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from './AppEnv';
import { answer } from './answer';
import { compress } from './compress';
import { Problem } from './Problem';

/**
 * Answers JSON that is text already. Typed as what the route promises: the promise is kept by the SQL that wrote the text and
 * checked by the contract test, which parses every answer with the route's schema.
 *
 * Compressed from 2 kB on. An answer that carries a secret (a password, a token, a code, a cookie) must not come this way: the
 * length of a compressed answer tells an attacker who chooses part of its text about the rest (BREACH). Answer it by `c.json`,
 * which never compresses, as sign-in, session and set-up do.
 */
export function jsonText(
  c: Context<AppEnv>,
  text: string,
  status: ContentfulStatusCode = 200,
  headers: Record<string, string> = {},
): never {
  const compressed = compress(text, c.req.header('accept-encoding'));
  const described = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding', ...headers };
  if (!compressed) return answer(c, text, status, described) as never;
  const { body, encoding } = compressed;
  // The same version in other bytes: a weak tag (RFC 9110, section 8.8.1).
  const { ETag } = headers;
  return answer(c, body, status, {
    ...described,
    'Content-Encoding': encoding,
    ...(ETag && { ETag: `W/${ETag}` }),
  }) as never;
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
  const tag = c.req.header('if-match');
  if (tag === undefined) {
    throw new Problem(428, {
      detail: "Send the version that you saw as If-Match, so that nobody's changes are overwritten.",
    });
  }
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(tag.trim());
  if (!match) throw new Problem(412, { detail: 'If-Match must carry a version, for example "3".' });
  return Number(match[1]);
}
