import type { TaskBulkAnswer, TaskBulkForm, TaskBulkUndo, TaskRow } from '@linework/domain';
import { request } from '../api/request';

/** Ticks or un-ticks a task. @throws ApiProblem 412 where somebody else saved since `version` */
export function completeTask(id: string, completed: boolean, version: number): Promise<TaskRow> {
  return request(`/tasks/${encodeURIComponent(id)}/completion`, {
    method: 'POST',
    body: { completed },
    version,
  });
}

/** Completes or deletes many tasks: all of them, or none. Sent twice it does so once. */
export function changeTasks(change: TaskBulkForm): Promise<TaskBulkAnswer> {
  return request('/tasks/bulk', { method: 'POST', body: change, timeout: 120_000 });
}

/** Makes the tasks of a change what they were, but for those that somebody has changed since. */
export function undoTasks(changeId: string): Promise<TaskBulkUndo> {
  return request(`/tasks/bulk/${encodeURIComponent(changeId)}/undo`, {
    method: 'POST',
    body: {},
    timeout: 120_000,
  });
}
