import {
  ClientCreate,
  ClientDetail,
  ClientInput,
  ClientRow,
  clientColumns,
  clientList,
  listQuerySchema,
} from '@linework/domain';
import { crudRoutes } from '../http/crudRoutes';
import type { Services } from '../server/Services';
import { listClients } from './clients.queries';
import { clientRules } from './clients.service';

export function clientRoutes(services: Services) {
  return crudRoutes(services, {
    parts: 'with its projects',
    Row: ClientRow,
    Detail: ClientDetail,
    Create: ClientCreate,
    Input: ClientInput,
    query: listQuerySchema(clientList),
    list: listClients,
    rules: clientRules,
    columns: clientColumns,
  });
}
