import { newTask, type TaskInput, type TaskRow } from '@linework/domain';

/** The task form: what is sent, but the hours as the text of their field. */
export interface TaskValues extends Omit<TaskInput, 'estimatedHours'> {
  id: string;
  /** As typed. */
  estimatedHours: string;
}

/** The empty form of a task that will have this id, for the project that ?project= names. */
export function newTaskValues(id: string, projectId = ''): TaskValues {
  return { id, ...newTask(projectId), estimatedHours: '' };
}

/** A stored task as the form shows it. One that lost its assignee or has no date yet shows those fields empty. */
export function taskValues(task: TaskRow): TaskValues {
  return {
    id: task.id,
    title: task.title,
    description: task.description,
    projectId: task.projectId,
    assigneeId: task.assigneeId ?? '',
    priority: task.priority,
    status: task.status,
    dueDate: task.dueDate ?? '',
    estimatedHours: String(task.estimatedHours),
    tags: task.tags,
  };
}
