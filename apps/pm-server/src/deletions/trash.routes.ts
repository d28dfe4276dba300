import { z } from '@hono/zod-openapi';
import { PageQuery, TrashPage } from '@linework/domain';
import { permit } from '../access/permit';
import { removeUnnamed } from '../files/sweepFiles';
import { DeletionAnswer, endpoint, IdParam } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { jsonText } from '../http/respond';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import { undoDeletion } from './deletions.service';
import { trashPage } from './trash.queries';
import { deleteForGoodBy } from './trash.service';

const tags = ['Trash'];

const list = endpoint(
  {
    method: 'get',
    path: '/api/trash',
    tags,
    summary: 'What was deleted and can be restored, newest first',
    middleware: permit('trash:read'),
    request: { query: PageQuery },
  },
  TrashPage,
);

const restore = endpoint(
  {
    method: 'post',
    path: '/api/trash/{id}/restore',
    tags,
    summary: 'Restore what one deletion took, whoever deleted it',
    middleware: permit('trash:restore'),
    request: { params: IdParam },
  },
  DeletionAnswer,
);

const remove = endpoint(
  {
    method: 'delete',
    path: '/api/trash/{id}',
    tags,
    summary: 'Delete for good what one deletion took',
    middleware: permit('trash:delete'),
    request: { params: IdParam },
  },
  z.object({ deletionId: z.string() }),
);

export function trashRoutes(services: Services) {
  const { database, fileStore } = services;
  return createRouter()
    .openapi(list, async (c) => jsonText(c, await trashPage(database.orm, c.var.actor, c.req.valid('query'))))
    .openapi(restore, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await transact(database, (tx) => undoDeletion(tx, c.var.actor, id, services)), 200);
    })
    .openapi(remove, async (c) => {
      const { id: deletionId } = c.req.valid('param');
      const contents = await transact(database, (tx) =>
        deleteForGoodBy(tx, c.var.actor, deletionId, services),
      );
      await removeUnnamed(database.orm, fileStore, contents);
      return c.json({ deletionId }, 200);
    });
}
