import {
  listQuerySchema,
  TaskBulk,
  TaskBulkAnswer,
  TaskCompletion,
  TaskCounts,
  TaskCreate,
  TaskInput,
  TaskRow,
  taskColumns,
  taskList,
} from '@linework/domain';
import { permit } from '../access/permit';
import type { Tx } from '../database/Database';
import { endpoint, IdParam, ifMatch, jsonBody } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { crudRoutes } from '../http/crudRoutes';
import { jsonText, requiredVersion, versioned } from '../http/respond';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import { bulkProgress, cancelBulk, changeTasks, undoBulk } from './bulk/bulk.service';
import { taskEntity } from './task.entity';
import { listTasks, taskCounts } from './tasks.queries';
import { completeTask, taskRules } from './tasks.service';

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
    middleware: permit('task:update', taskEntity),
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
    // The form says whether it deletes, which asks for more: only those who may not even complete stop here.
    middleware: permit('task:update'),
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
    .openapi(counts, async (c) =>
      jsonText(c, await taskCounts(database.orm, c.var.actor, c.req.valid('query'), services.now())),
    )
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
    .route(
      '/',
      crudRoutes(services, {
        Row: TaskRow,
        Detail: TaskRow,
        Create: TaskCreate,
        Input: TaskInput,
        query: listQuerySchema(taskList),
        list: listTasks,
        rules: taskRules,
        columns: taskColumns,
      }),
    );
}
