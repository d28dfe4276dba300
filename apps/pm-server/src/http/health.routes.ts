import { z } from '@hono/zod-openapi';
import { sql } from '../database/sql';
import type { Services } from '../server/Services';
import { endpoint } from './contract';
import { createRouter } from './createRouter';

const health = endpoint(
  { method: 'get', path: '/health', tags: ['Server'], summary: 'Whether the server and its database answer' },
  z.object({ status: z.literal('ok') }),
);

export function healthRoutes({ database }: Services) {
  return createRouter().openapi(health, async (c) => {
    await database.orm.execute(sql`select 1`);
    return c.json({ status: 'ok' } as const, 200);
  });
}
