import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './AppEnv';
import { Problem } from './Problem';

export const bodyLimits = {
  /** For whoever has no session: an e-mail, a password, a link. */
  open: { bytes: 16 * 1024, told: '16 kB' },
  /** Forms with a thousand embedded rows of long texts fit; an upload does not come this way. */
  signedIn: { bytes: 8 * 1024 * 1024, told: '8 MB' },
} as const;

/**
 * Refuses larger bodies. Where the length is said beforehand, which HTTP then holds the sender to, the body is not touched: to
 * count it, it has to be read through web streams, which costs as much as all the rest of a save.
 *
 * @param isExempt requests whose route counts by itself
 */
export function limitBody(
  { bytes, told }: (typeof bodyLimits)[keyof typeof bodyLimits],
  isExempt: (c: Context<AppEnv>) => boolean = () => false,
) {
  const tooLarge = () => new Problem(413, { detail: `This is more than can be sent at once (${told}).` });
  const counted = bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw tooLarge();
    },
  });
  return createMiddleware<AppEnv>((c, next) => {
    if (isExempt(c)) return next();
    if (c.req.header('transfer-encoding') !== undefined) return counted(c, next);
    if (Number(c.req.header('content-length') ?? 0) > bytes) throw tooLarge();
    return next();
  });
}
