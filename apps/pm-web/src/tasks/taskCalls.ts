import type { ListPage } from '@linework/domain';
import { type ListQuery, type TaskBulk, type TaskRow, taskList, toSearchParams } from '@linework/domain';
import { request } from '../api/request';

/** Ticks or un-ticks a task. @throws ApiProblem 412 where somebody else saved since `version` */
export function completeTask(id: string, completed: boolean, version: number): Promise<TaskRow> {
  return request(`/tasks/${encodeURIComponent(id)}/completion`, {
    method: 'POST',
    body: { completed },
    version,
  });
}

/** What a change of many tasks did: a deletion can be taken back by its id. */
export interface BulkAnswer {
  changed: number;
  deletionId: string | null;
}

/** Completes or deletes tasks: all of them, or none. At most 1,000 at a time. */
export function changeTasks(ids: readonly string[], action: TaskBulk['action']): Promise<BulkAnswer> {
  return request('/tasks/bulk', { method: 'POST', body: { ids, action } });
}

/** The ids of all tasks that a list has, loaded or not; at most `most` of them. */
export async function idsOfAll(query: ListQuery, most: number): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const asked = toSearchParams({ ...query, cursor, limit: taskList.maxPageSize }, taskList);
    const page: ListPage<TaskRow> = await request('/tasks', { query: Object.fromEntries(asked) });
    ids.push(...page.rows.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null && ids.length < most);
  return ids.slice(0, most);
}
