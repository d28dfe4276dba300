import { DeletionAnswer, endpoint, IdParam } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import { undoDeletion } from './deletions.service';

const undo = endpoint(
  {
    method: 'post',
    path: '/api/deletions/{id}/undo',
    tags: ['Deletions'],
    summary: 'Bring back what one deletion took',
    request: { params: IdParam },
  },
  DeletionAnswer,
);

export function deletionRoutes(services: Services) {
  return createRouter().openapi(undo, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(
      await transact(services.database, (tx) => undoDeletion(tx, c.var.actor, id, services)),
      200,
    );
  });
}
