import type { TaskBulkAnswer } from '@linework/domain';
import { request } from '../../api/request';

/** How far a change is, or its Undo. */
export function bulkProgress(changeId: string): Promise<TaskBulkAnswer> {
  return request(bulkPath(changeId));
}

/** Makes the tasks of a change what they were, or begins to, but for those that somebody has changed since. */
export function undoTasks(changeId: string): Promise<TaskBulkAnswer> {
  return request(`${bulkPath(changeId)}/undo`, { method: 'POST', body: {} });
}

/** Stops a change, or its Undo, where it is. */
export function cancelTasks(changeId: string): Promise<TaskBulkAnswer> {
  return request(`${bulkPath(changeId)}/cancel`, { method: 'POST', body: {} });
}

function bulkPath(changeId: string): string {
  return `/tasks/bulk/${encodeURIComponent(changeId)}`;
}
