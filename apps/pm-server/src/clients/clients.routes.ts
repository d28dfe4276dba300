import {
  ClientCreate,
  ClientDetail,
  ClientInput,
  ClientRow,
  clientList,
  listQuerySchema,
} from '@linework/domain';
import { deletionPreview } from '../deletions/deletionPreview';
import { crudEndpoints } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { notFound } from '../http/Problem';
import { jsonText, optionalVersion, requiredVersion, versioned } from '../http/respond';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import { clientDetail, listClients } from './clients.queries';
import { createClient, deleteClient, updateClient } from './clients.service';

const { list, read, create, update, preview, remove } = crudEndpoints({
  resource: 'clients',
  noun: 'client',
  parts: 'with its projects',
  Row: ClientRow,
  Detail: ClientDetail,
  Create: ClientCreate,
  Input: ClientInput,
  query: listQuerySchema(clientList),
});

export function clientRoutes(services: Services) {
  const { database } = services;
  return createRouter()
    .openapi(list, async (c) =>
      jsonText(c, await listClients(database.orm, c.var.actor, c.req.valid('query'))),
    )
    .openapi(read, async (c) => {
      const client = await clientDetail(database.orm, c.var.actor, c.req.valid('param').id);
      if (!client) throw notFound('This client');
      return versioned(c, client.json, client.version);
    })
    .openapi(create, async (c) => {
      const input = c.req.valid('json');
      const client = await transact(database, (tx) => createClient(tx, c.var.actor, input, services));
      return versioned(c, client.json, client.version);
    })
    .openapi(update, async (c) => {
      const change = { id: c.req.valid('param').id, version: requiredVersion(c), input: c.req.valid('json') };
      const client = await transact(database, (tx) => updateClient(tx, c.var.actor, change, services));
      return versioned(c, client.json, client.version);
    })
    .openapi(preview, async (c) =>
      jsonText(c, await deletionPreview(database.orm, c.var.actor, 'client', c.req.valid('param').id)),
    )
    .openapi(remove, async (c) => {
      const target = { id: c.req.valid('param').id, version: optionalVersion(c) };
      return c.json(await transact(database, (tx) => deleteClient(tx, c.var.actor, target, services)), 200);
    });
}
