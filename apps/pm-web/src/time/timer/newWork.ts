import type { TimedWork } from './timerStore';

/** What the tracker's fields hold before anything is filled in (TIM-02). `date` null: the day on which the timer is started. */
export function newWork(): TimedWork {
  return {
    projectId: '',
    projectName: null,
    taskId: null,
    taskTitle: null,
    description: '',
    category: 'Development',
    billable: true,
    date: null,
  };
}

/** Whether a timer can be started for it. */
export function isComplete({ projectId, description }: TimedWork): boolean {
  return projectId !== '' && description.trim() !== '';
}
