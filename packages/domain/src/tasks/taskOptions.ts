/** In the order of work; sorts by status use it. */
export const TASK_STATUSES = ['Todo', 'In Progress', 'Review', 'Completed'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** The statuses of a task that is still to be done: the filter 'pending', and 'Active Tasks' of the dashboard. */
export const PENDING_TASK_STATUSES = ['Todo', 'In Progress', 'Review'] as const satisfies TaskStatus[];

/** The status is the only truth about being done (TSK-05): nothing stores a second flag. */
export function isCompleted(task: { status: TaskStatus }): boolean {
  return task.status === 'Completed';
}

/**
 * The status after ticking or un-ticking a task. Ticking completes; un-ticking a completed task makes it Todo again; a
 * task that already is as asked keeps its status (a task in Review that is un-ticked stays in Review).
 */
export function statusAfterToggle(status: TaskStatus, completed: boolean): TaskStatus {
  if (completed) return 'Completed';
  return status === 'Completed' ? 'Todo' : status;
}

/** What can be done with many tasks at once. */
export const TASK_BULK_ACTIONS = ['complete', 'delete'] as const;

/**
 * How a bulk action stands: under way; through; stopped by who began it; stopped by itself, where they may no longer do it or
 * what the next tasks belong to is gone. What it did until then is done.
 */
export const TASK_BULK_STATES = ['working', 'done', 'cancelled', 'stopped'] as const;
