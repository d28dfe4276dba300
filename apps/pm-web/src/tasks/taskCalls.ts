import type { TaskBulkAnswer, TaskBulkForm, TaskRow } from '@linework/domain';
import { request } from '../api/request';

/** Ticks or un-ticks a task. @throws ApiProblem 412 where somebody else saved since `version` */
export function completeTask(id: string, completed: boolean, version: number): Promise<TaskRow> {
  return request(`/tasks/${encodeURIComponent(id)}/completion`, {
    method: 'POST',
    body: { completed },
    version,
  });
}

/** Completes or deletes many tasks, or begins to. Sent twice it does so once. */
export function changeTasks(change: TaskBulkForm): Promise<TaskBulkAnswer> {
  return request('/tasks/bulk', { method: 'POST', body: change });
}
