import {
  listQuerySchema,
  ProjectCounts,
  ProjectCreate,
  ProjectDetail,
  ProjectInput,
  ProjectRow,
  projectColumns,
  projectList,
} from '@linework/domain';
import { endpoint } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { crudRoutes } from '../http/crudRoutes';
import { jsonText } from '../http/respond';
import type { Services } from '../server/Services';
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

export function projectRoutes(services: Services) {
  const { database } = services;
  return createRouter()
    .openapi(counts, async (c) => jsonText(c, await projectCounts(database.orm, c.var.actor)))
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
