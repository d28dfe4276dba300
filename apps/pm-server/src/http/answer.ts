import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from './AppEnv';

/**
 * Answers with a text or its compressed bytes, the headers of every answer and its own. They go to Node as a plain object: a `Headers` is filled, sorted
 * and emptied again for as much as a statement costs.
 */
export function answer(
  c: Context<AppEnv>,
  body: string | Uint8Array<ArrayBuffer>,
  status: ContentfulStatusCode,
  headers: Record<string, string>,
): Response {
  const response = new Response(body, { status, headers: { ...c.get('headers'), ...headers } });
  c.set('answer', response);
  return response;
}

/** Gives an answer that was made in another way the headers of every answer, but for those that it has of its own. */
export function completeHeaders(c: Context<AppEnv>): void {
  const { res } = c;
  if (res === c.get('answer')) return;
  for (const [name, value] of Object.entries(c.get('headers')))
    if (!res.headers.has(name)) res.headers.set(name, value);
}
