import { Settings } from '@linework/domain';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { endpoint } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { notFound } from '../http/Problem';
import { versioned } from '../http/respond';
import type { Services } from '../server/Services';

const read = endpoint(
  { method: 'get', path: '/api/settings', tags: ['Settings'], summary: "The workspace's settings" },
  Settings,
);

export function settingsRoutes({ database }: Services) {
  return createRouter().openapi(read, async (c) => {
    const [row] = await rowsOf<{ json: string; version: number }>(
      database.orm,
      sql`select (settings || jsonb_build_object('companyName', name))::text as json, version from workspaces where id = ${c.var.actor.workspaceId}`,
    );
    if (!row) throw notFound('This workspace');
    return versioned(c, row.json, row.version);
  });
}
