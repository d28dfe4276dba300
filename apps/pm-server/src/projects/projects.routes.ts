import {
  listQuerySchema,
  ProjectCounts,
  ProjectCreate,
  ProjectDetail,
  ProjectInput,
  ProjectOverview,
  ProjectRow,
  projectColumns,
  projectList,
} from '@linework/domain';
import { endpoint, IdParam } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { crudRoutes } from '../http/crudRoutes';
import { notFound } from '../http/Problem';
import { jsonText } from '../http/respond';
import type { Services } from '../server/Services';
import { projectOverview } from './projectOverview.queries';
import { listProjects, projectCounts } from './projects.queries';
import { projectRules } from './projects.service';

const counts = endpoint(
  {
    method: 'get',
    path: '/api/projects/counts',
    tags: ['Projects'],
    summary: 'How many projects there are, in all and per client',
  },
  ProjectCounts,
);

const overview = endpoint(
  {
    method: 'get',
    path: '/api/projects/{id}/overview',
    tags: ['Projects'],
    summary: 'One project as its page shows it: figures, team load, what is due next, latest files',
    request: { params: IdParam },
  },
  ProjectOverview,
);

export function projectRoutes(services: Services) {
  const { database } = services;
  return createRouter()
    .openapi(counts, async (c) => jsonText(c, await projectCounts(database.orm, c.var.actor)))
    .openapi(overview, async (c) => {
      const { id } = c.req.valid('param');
      const json = await projectOverview(database.orm, c.var.actor, id, services.now());
      if (json === null) throw notFound('This project');
      return jsonText(c, json);
    })
    .route(
      '/',
      crudRoutes(services, {
        parts: 'with its team and tasks',
        Row: ProjectRow,
        Detail: ProjectDetail,
        Create: ProjectCreate,
        Input: ProjectInput,
        query: listQuerySchema(projectList),
        list: listProjects,
        rules: projectRules,
        columns: projectColumns,
      }),
    );
}
