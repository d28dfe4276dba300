import { listQuerySchema, PersonRow, pageOf, personList } from '@linework/domain';
import { endpoint, IdParam } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { notFound } from '../http/Problem';
import { jsonText, versioned } from '../http/respond';
import type { Services } from '../server/Services';
import { listPeople, personDetail } from './people.queries';

const tags = ['People'];

const list = endpoint(
  {
    method: 'get',
    path: '/api/people',
    tags,
    summary: 'People, searched, sorted and paged',
    request: { query: listQuerySchema(personList) },
  },
  pageOf(PersonRow),
);
const read = endpoint(
  { method: 'get', path: '/api/people/{id}', tags, summary: 'One person', request: { params: IdParam } },
  PersonRow,
);

export function peopleRoutes({ database }: Services) {
  return createRouter()
    .openapi(list, async (c) =>
      jsonText(c, await listPeople(database.orm, c.var.actor, c.req.valid('query'))),
    )
    .openapi(read, async (c) => {
      const person = await personDetail(database.orm, c.var.actor, c.req.valid('param').id);
      if (!person) throw notFound('This person');
      return versioned(c, person.json, person.version);
    });
}
