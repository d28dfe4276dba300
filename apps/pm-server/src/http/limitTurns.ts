import { createMiddleware } from 'hono/factory';
import type { Services } from '../server/Services';
import type { AppEnv } from './AppEnv';
import { Problem } from './Problem';

/** So often within a minute one person may ask for what costs more than a page of a list. */
export const turnsPerMinute = { searches: 600, exports: 60 } as const;

/** Answers 429 to a person who asks more often; nobody else waits for them. */
export function limitTurns(services: Pick<Services, 'turns' | 'now'>, what: keyof typeof turnsPerMinute) {
  const most = turnsPerMinute[what];
  return createMiddleware<AppEnv>(async (c, next) => {
    const retryAfter = services.turns.take(`${what} ${c.var.actor.personId}`, services.now(), most);
    if (retryAfter > 0) {
      const detail = `A person may make ${most} ${what} a minute. Wait a moment, then try again.`;
      throw new Problem(429, { detail, retryAfter });
    }
    await next();
  });
}
