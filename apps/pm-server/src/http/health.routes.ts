import { z } from '@hono/zod-openapi';
import type { Services } from '../server/Services';
import { openEndpoint } from './contract';
import { createRouter } from './createRouter';

const health = openEndpoint(
  { method: 'get', path: '/health', tags: ['Server'], summary: 'Whether the server and its database answer' },
  z.object({ status: z.literal('ok') }),
);

export function healthRoutes({ database }: Services) {
  return createRouter().openapi(health, async (c) => {
    await database.ping();
    return c.json({ status: 'ok' } as const, 200);
  });
}
