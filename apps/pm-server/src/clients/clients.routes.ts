import {
  ClientCreate,
  ClientDetail,
  ClientInput,
  ClientOverview,
  ClientRow,
  clientColumns,
  clientList,
  listQuerySchema,
} from '@linework/domain';
import { endpoint, IdParam } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { crudRoutes } from '../http/crudRoutes';
import { notFound } from '../http/Problem';
import { jsonText } from '../http/respond';
import type { Services } from '../server/Services';
import { clientOverview } from './clientOverview.queries';
import { listClients } from './clients.queries';
import { clientRules } from './clients.service';

const overview = endpoint(
  {
    method: 'get',
    path: '/api/clients/{id}/overview',
    tags: ['Clients'],
    summary: 'One client as its page shows it: contacts, projects, what is due next, latest files',
    request: { params: IdParam },
  },
  ClientOverview,
);

export function clientRoutes(services: Services) {
  return createRouter()
    .openapi(overview, async (c) => {
      const json = await clientOverview(services.database.orm, c.var.actor, c.req.valid('param').id);
      if (json === null) throw notFound('This client');
      return jsonText(c, json);
    })
    .route(
      '/',
      crudRoutes(services, {
        parts: 'with its projects',
        Row: ClientRow,
        Detail: ClientDetail,
        Create: ClientCreate,
        Input: ClientInput,
        query: listQuerySchema(clientList),
        list: listClients,
        rules: clientRules,
        columns: clientColumns,
      }),
    );
}
