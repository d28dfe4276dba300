import { z } from '@hono/zod-openapi';
import { SearchResults, searchText } from '@linework/domain';
import { endpoint } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { jsonText } from '../http/respond';
import type { Services } from '../server/Services';
import { searchEverything } from './search.queries';

const search = endpoint(
  {
    method: 'get',
    path: '/api/search',
    tags: ['Search'],
    summary: 'Clients, projects, tasks and people by text',
    request: { query: z.object({ q: z.string().default('') }) },
  },
  SearchResults,
);

export function searchRoutes({ database }: Services) {
  return createRouter().openapi(search, async (c) => {
    const text = searchText(c.req.valid('query').q);
    return jsonText(c, await searchEverything(database.orm, c.var.actor, text));
  });
}
