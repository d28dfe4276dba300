import { type ClosedThrough, entryDateProblem } from '@linework/domain';
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

/** Whether it says what is timed. */
export function isNamed({ projectId, description }: TimedWork): boolean {
  return projectId !== '' && description.trim() !== '';
}

/** Why time cannot be of its date; null where it can. */
export function workDateProblem({ date }: TimedWork, closedThrough: ClosedThrough): string | null {
  return date === null ? null : entryDateProblem(date, closedThrough);
}

/** Whether a timer can be started for it. */
export function isComplete(work: TimedWork, closedThrough: ClosedThrough): boolean {
  return isNamed(work) && workDateProblem(work, closedThrough) === null;
}
