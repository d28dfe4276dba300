import {
  listQuerySchema,
  TaskBulk,
  TaskBulkAnswer,
  TaskCompletion,
  TaskCounts,
  TaskCreate,
  TaskInput,
  TaskRow,
  taskList,
} from '@linework/domain';
import type { Tx } from '../database/Database';
import { deletionPreview } from '../deletions/deletionPreview';
import { crudEndpoints, endpoint, IdParam, ifMatch, jsonBody } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { notFound } from '../http/Problem';
import { jsonText, optionalVersion, requiredVersion, versioned } from '../http/respond';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import { bulkProgress, cancelBulk, changeTasks, undoBulk } from './bulk.service';
import { listTasks, taskCounts, taskDetail } from './tasks.queries';
import { completeTask, createTask, deleteTask, updateTask } from './tasks.service';

const { list, read, create, update, preview, remove } = crudEndpoints({
  resource: 'tasks',
  noun: 'task',
  Row: TaskRow,
  Detail: TaskRow,
  Create: TaskCreate,
  Input: TaskInput,
  query: listQuerySchema(taskList),
});

const tags = ['Tasks'];
const counts = endpoint(
  {
    method: 'get',
    path: '/api/tasks/counts',
    tags,
    summary: 'How many tasks the list has, in all and by state',
    request: { query: listQuerySchema(taskList) },
  },
  TaskCounts,
);

const complete = endpoint(
  {
    method: 'post',
    path: '/api/tasks/{id}/completion',
    tags,
    summary: 'Tick or un-tick a task',
    parameters: [ifMatch],
    request: { params: IdParam, body: jsonBody(TaskCompletion) },
  },
  TaskRow,
);

const bulk = endpoint(
  {
    method: 'post',
    path: '/api/tasks/bulk',
    tags,
    summary: 'Complete or delete many tasks: up to 500 at once, more of them slice by slice',
    request: { body: jsonBody(TaskBulk) },
  },
  TaskBulkAnswer,
);

const undoOfBulk = endpoint(
  {
    method: 'post',
    path: '/api/tasks/bulk/{id}/undo',
    tags,
    summary: 'Make the tasks of a bulk action what they were',
    request: { params: IdParam },
  },
  TaskBulkAnswer,
);

const cancelOfBulk = endpoint(
  {
    method: 'post',
    path: '/api/tasks/bulk/{id}/cancel',
    tags,
    summary: 'Stop a bulk action, or its Undo, where it is',
    request: { params: IdParam },
  },
  TaskBulkAnswer,
);

const progressOfBulk = endpoint(
  {
    method: 'get',
    path: '/api/tasks/bulk/{id}',
    tags,
    summary: 'How far a bulk action, or its Undo, is',
    request: { params: IdParam },
  },
  TaskBulkAnswer,
);

export function taskRoutes(services: Services) {
  const { database, bulkWorker } = services;
  /** What is too much for one transaction is noted by it, and goes on from here. */
  const begin = async (work: (tx: Tx) => Promise<TaskBulkAnswer>) => {
    const progress = await transact(database, work);
    if (progress.state === 'working') bulkWorker.wake();
    return progress;
  };
  return createRouter()
    .openapi(list, async (c) => jsonText(c, await listTasks(database.orm, c.var.actor, c.req.valid('query'))))
    .openapi(counts, async (c) =>
      jsonText(c, await taskCounts(database.orm, c.var.actor, c.req.valid('query'), services.now())),
    )
    .openapi(read, async (c) => {
      const task = await taskDetail(database.orm, c.var.actor, c.req.valid('param').id);
      if (!task) throw notFound('This task');
      return versioned(c, task.json, task.version);
    })
    .openapi(create, async (c) => {
      const input = c.req.valid('json');
      const task = await transact(database, (tx) => createTask(tx, c.var.actor, input, services));
      return versioned(c, task.json, task.version);
    })
    .openapi(update, async (c) => {
      const change = { id: c.req.valid('param').id, version: requiredVersion(c), input: c.req.valid('json') };
      const task = await transact(database, (tx) => updateTask(tx, c.var.actor, change, services));
      return versioned(c, task.json, task.version);
    })
    .openapi(complete, async (c) => {
      const change = {
        id: c.req.valid('param').id,
        version: requiredVersion(c),
        completed: c.req.valid('json').completed,
      };
      const task = await transact(database, (tx) => completeTask(tx, c.var.actor, change, services));
      return versioned(c, task.json, task.version);
    })
    .openapi(bulk, async (c) => {
      const input = c.req.valid('json');
      return c.json(await begin((tx) => changeTasks(tx, c.var.actor, input, services)), 200);
    })
    .openapi(undoOfBulk, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await begin((tx) => undoBulk(tx, c.var.actor, id, services)), 200);
    })
    .openapi(cancelOfBulk, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await transact(database, (tx) => cancelBulk(tx, c.var.actor, id, services)), 200);
    })
    .openapi(progressOfBulk, async (c) =>
      c.json(await bulkProgress(database.orm, c.var.actor, c.req.valid('param').id), 200),
    )
    .openapi(preview, async (c) =>
      jsonText(c, await deletionPreview(database.orm, c.var.actor, 'task', c.req.valid('param').id)),
    )
    .openapi(remove, async (c) => {
      const target = { id: c.req.valid('param').id, version: optionalVersion(c) };
      return c.json(await transact(database, (tx) => deleteTask(tx, c.var.actor, target, services)), 200);
    });
}
