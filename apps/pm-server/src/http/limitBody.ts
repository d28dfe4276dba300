import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './AppEnv';
import { Problem } from './Problem';

/** Forms with a thousand embedded rows of long texts fit; an upload does not come this way. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Refuses bodies of more than 8 MB. Where the length is said beforehand, which HTTP then holds the sender to, the body is not
 * touched: to count it, it has to be read through web streams, which costs as much as all the rest of a save.
 */
export function limitBody() {
  const counted = bodyLimit({
    maxSize: MAX_BYTES,
    onError: () => {
      throw tooLarge();
    },
  });
  return createMiddleware<AppEnv>((c, next) => {
    if (c.req.header('transfer-encoding') !== undefined) return counted(c, next);
    if (Number(c.req.header('content-length') ?? 0) > MAX_BYTES) throw tooLarge();
    return next();
  });
}

function tooLarge(): Problem {
  return new Problem(413, { detail: 'This is more than can be saved at once (8 MB).' });
}
