import { entities } from '../entities/entities';
import { eachAsItself } from '../lists/eachAsItself';
import { defineList } from '../lists/ListDefinition';
import { PRIORITIES } from '../projects/projectOptions';
import type { TaskRow } from './TaskRow';
import { PENDING_TASK_STATUSES, TASK_STATUSES } from './taskOptions';

/** TSK-01, TSK-03, TSK-04. */
export const taskList = defineList<TaskRow>()({
  resource: entities.task.resource,
  searchIn: ['title', 'description', 'projectName', 'assigneeName'],
  sorts: {
    title: { by: 'text', field: 'title' },
    project: { by: 'text', field: 'projectName' },
    client: { by: 'text', field: 'clientName' },
    assignee: { by: 'text', field: 'assigneeName' },
    priority: { by: 'rank', field: 'priority', order: PRIORITIES },
    status: { by: 'rank', field: 'status', order: TASK_STATUSES },
    dueDate: { by: 'date', field: 'dueDate' },
    hours: { by: 'number', field: 'estimatedHours' },
  },
  defaultSort: { sort: 'title', direction: 'asc' },
  filters: {
    project: { by: 'id', field: 'projectId' },
    client: { by: 'id', field: 'clientId' },
    user: { by: 'id', field: 'assigneeId', optional: true },
    task: { by: 'id', field: 'id' },
    status: {
      by: 'choice',
      field: 'status',
      choices: {
        pending: PENDING_TASK_STATUSES,
        ...eachAsItself(PENDING_TASK_STATUSES),
        completed: ['Completed'],
      },
    },
    priority: {
      by: 'choice',
      field: 'priority',
      choices: { high: ['High'], medium: ['Medium'], low: ['Low'] },
    },
    due: { by: 'date', field: 'dueDate', open: { field: 'status', values: PENDING_TASK_STATUSES } },
  },
  searchTotalCap: { rows: 2_000, cap: 100 },
});
