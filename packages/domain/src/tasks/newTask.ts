import type { Priority } from '../projects/projectOptions';
import type { TaskStatus } from './taskOptions';

/** The empty task form; ?project= pre-selects. The hours are not set: they must be typed. */
export function newTask(projectId = '') {
  return {
    title: '',
    description: '',
    projectId,
    assigneeId: '',
    priority: 'Medium' as Priority,
    status: 'Todo' as TaskStatus,
    dueDate: '',
    estimatedHours: null,
    tags: [] as string[],
  };
}

/** The empty modal 'Add New Task' of the project form. The id is made by the caller. */
export function newEmbeddedTask(id: string) {
  return {
    id,
    title: '',
    description: '',
    assigneeId: '',
    priority: 'Medium' as Priority,
    status: 'Todo' as TaskStatus,
    estimatedHours: 0,
    dueDate: '',
  };
}
