import { isCompleted } from '@linework/domain';
import type { ProjectTaskValues } from './ProjectValues';

/**
 * The tasks that somebody leaves behind when they leave the team (PRJ-08): those still to be done. Finished ones keep the
 * name of whoever did them.
 */
export function openTasksOf(personId: string, tasks: readonly ProjectTaskValues[]): ProjectTaskValues[] {
  return tasks.filter((task) => task.assigneeId === personId && isOpen(task));
}

/** The tasks after somebody left: their open ones go to `heirId`, or to nobody where that is null. */
export function handOver(
  personId: string,
  heirId: string | null,
  tasks: readonly ProjectTaskValues[],
): ProjectTaskValues[] {
  return tasks.map((task) =>
    task.assigneeId === personId && isOpen(task) ? { ...task, assigneeId: heirId } : task,
  );
}

/** A new task has no status yet: it is still to be done. */
function isOpen({ status = 'Todo' }: ProjectTaskValues): boolean {
  return !isCompleted({ status });
}
