import { Readable } from 'node:stream';
import { createRoute } from '@hono/zod-openapi';
import { NewestWorkspaceExport, todayIn, WorkspaceExport } from '@linework/domain';
import { permit } from '../access/permit';
import { recordAudit } from '../audit/recordAudit';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { endpoint, IdParam, refused } from '../http/contract';
import { createRouter } from '../http/createRouter';
import type { Services } from '../server/Services';

const tags = ['Workspace'];
const path = '/api/workspace/exports';
const middleware = permit('workspace:export');

const begin = endpoint(
  {
    ...{ method: 'post', path, tags, middleware },
    summary: 'Begin an export of the whole workspace, which is then fetched by its id. One at a time',
  },
  WorkspaceExport,
);

const newest = endpoint(
  { method: 'get', path: `${path}/newest`, tags, summary: 'How far the newest export is', middleware },
  NewestWorkspaceExport,
);

const download = createRoute({
  ...{ method: 'get', path: `${path}/{id}`, tags, middleware },
  summary: 'A ZIP of rows as lines of JSON, and of files: written while it is sent, so it is there once',
  request: { params: IdParam },
  responses: {
    200: {
      description: 'The file',
      content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
    },
    ...refused,
  },
});

const cancel = endpoint(
  {
    ...{ method: 'delete', path: `${path}/{id}`, tags, middleware },
    summary: 'End an export that is under way',
    request: { params: IdParam },
  },
  NewestWorkspaceExport,
);

/** Everything that a workspace has, for its owner to take along (SRV-04). */
export function workspaceExportRoutes(services: Services) {
  const { database, now, newId, workspaceExports } = services;
  return createRouter()
    .openapi(begin, async (c) => {
      const begun = await workspaceExports.begin(newId());
      const what = { action: 'exported', subject: 'whole workspace', detail: 'ZIP' } as const;
      await recordAudit(database.orm, c.var.actor, what, services);
      return c.json(begun, 200);
    })
    .openapi(newest, (c) => c.json({ newest: workspaceExports.newest() }, 200))
    .openapi(download, async (c) => {
      const { actor } = c.var;
      const [workspace] = await rowsOf<{ name: string }>(
        database.orm,
        sql`select name from workspaces where id = ${actor.workspaceId}`,
      );
      const name = fileName(workspace?.name ?? '', todayIn(actor.timeZone, now()));
      const file = workspaceExports.take(c.req.valid('param').id);
      const headers = {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${name}"`,
      };
      // Typed as what the route promises: `responses` says which media types.
      return new Response(Readable.toWeb(file) as ReadableStream<Uint8Array>, { headers }) as never;
    })
    .openapi(cancel, async (c) => {
      await workspaceExports.cancel(c.req.valid('param').id);
      return c.json({ newest: workspaceExports.newest() }, 200);
    });
}

/** 'halden-roy-2026-11-28.zip' */
function fileName(workspace: string, day: string): string {
  const plain = workspace.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return `${words.slice(0, 60) || 'workspace'}-${day}.zip`;
}
