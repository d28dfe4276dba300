import {
  listQuerySchema,
  ProjectCounts,
  ProjectCreate,
  ProjectDetail,
  ProjectInput,
  ProjectRow,
  projectList,
} from '@linework/domain';
import { deletionPreview } from '../deletions/deletionPreview';
import { crudEndpoints, endpoint } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { notFound } from '../http/Problem';
import { jsonText, optionalVersion, requiredVersion, versioned } from '../http/respond';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import { listProjects, projectCounts, projectDetail } from './projects.queries';
import { createProject, deleteProject, updateProject } from './projects.service';

const { list, read, create, update, preview, remove } = crudEndpoints({
  resource: 'projects',
  noun: 'project',
  parts: 'with its team and tasks',
  Row: ProjectRow,
  Detail: ProjectDetail,
  Create: ProjectCreate,
  Input: ProjectInput,
  query: listQuerySchema(projectList),
});

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
    .openapi(list, async (c) =>
      jsonText(c, await listProjects(database.orm, c.var.actor, c.req.valid('query'))),
    )
    .openapi(counts, async (c) => jsonText(c, await projectCounts(database.orm, c.var.actor)))
    .openapi(read, async (c) => {
      const project = await projectDetail(database.orm, c.var.actor, c.req.valid('param').id);
      if (!project) throw notFound('This project');
      return versioned(c, project.json, project.version);
    })
    .openapi(create, async (c) => {
      const input = c.req.valid('json');
      const project = await transact(database, (tx) => createProject(tx, c.var.actor, input, services));
      return versioned(c, project.json, project.version);
    })
    .openapi(update, async (c) => {
      const change = { id: c.req.valid('param').id, version: requiredVersion(c), input: c.req.valid('json') };
      const project = await transact(database, (tx) => updateProject(tx, c.var.actor, change, services));
      return versioned(c, project.json, project.version);
    })
    .openapi(preview, async (c) =>
      jsonText(c, await deletionPreview(database.orm, c.var.actor, 'project', c.req.valid('param').id)),
    )
    .openapi(remove, async (c) => {
      const target = { id: c.req.valid('param').id, version: optionalVersion(c) };
      return c.json(await transact(database, (tx) => deleteProject(tx, c.var.actor, target, services)), 200);
    });
}
