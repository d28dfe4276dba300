import { z } from '@hono/zod-openapi';
import { SEARCH_LIMITS, SearchResults, searchText } from '@linework/domain';
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
    summary: 'Clients, projects, tasks, documents, drawings, people and time entries by text',
    request: {
      query: z.object({
        q: z.string().default(''),
        limit: z.coerce.number().int().min(1).max(SEARCH_LIMITS.page).default(SEARCH_LIMITS.box),
      }),
    },
  },
  SearchResults,
);

export function searchRoutes({ database }: Services) {
  return createRouter().openapi(search, async (c) => {
    const { q, limit } = c.req.valid('query');
    return jsonText(c, await searchEverything(database.orm, c.var.actor, searchText(q), limit));
  });
}
