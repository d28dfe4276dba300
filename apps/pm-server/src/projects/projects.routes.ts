import {
  listQuerySchema,
  ProjectCounts,
  ProjectCreate,
  ProjectDetail,
  ProjectInput,
  ProjectRow,
  pageOf,
  projectList,
} from '@linework/domain';
import { deletionPreview } from '../deletions/deletionPreview';
import { DeletionAnswer, DeletionPreview, endpoint, IdParam, IfMatch, jsonBody } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { notFound } from '../http/Problem';
import { jsonText, optionalVersion, requiredVersion, versioned } from '../http/respond';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import { listProjects, projectCounts, projectDetail } from './projects.queries';
import { createProject, deleteProject, updateProject } from './projects.service';

const tags = ['Projects'];
const one = '/api/projects/{id}';

const list = endpoint(
  {
    method: 'get',
    path: '/api/projects',
    tags,
    summary: 'Projects, searched, sorted and paged',
    request: { query: listQuerySchema(projectList) },
  },
  pageOf(ProjectRow),
);
const counts = endpoint(
  {
    method: 'get',
    path: '/api/projects/counts',
    tags,
    summary: 'How many projects there are, in all and per client',
  },
  ProjectCounts,
);
const read = endpoint(
  {
    method: 'get',
    path: one,
    tags,
    summary: 'One project with its team and tasks',
    request: { params: IdParam },
  },
  ProjectDetail,
);
const create = endpoint(
  {
    method: 'post',
    path: '/api/projects',
    tags,
    summary: 'Create a project with its team and tasks',
    request: { body: jsonBody(ProjectCreate) },
  },
  ProjectDetail,
);
const update = endpoint(
  {
    method: 'put',
    path: one,
    tags,
    summary: 'Save a project with its team and tasks',
    request: { params: IdParam, headers: IfMatch, body: jsonBody(ProjectInput) },
  },
  ProjectDetail,
);
const preview = endpoint(
  {
    method: 'get',
    path: `${one}/deletion-preview`,
    tags,
    summary: 'What goes with the project when it is deleted',
    request: { params: IdParam },
  },
  DeletionPreview,
);
const remove = endpoint(
  {
    method: 'delete',
    path: one,
    tags,
    summary: 'Delete a project with its tasks',
    request: { params: IdParam },
  },
  DeletionAnswer,
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
