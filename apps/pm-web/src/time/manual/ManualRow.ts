import {
  type ManualEntries,
  minutesOfSeconds,
  parseDuration,
  type TaskRow,
  type TimeCategory,
  writeDuration,
} from '@linework/domain';
import type { RefusedAction } from '@linework/timer';
import { v7 as newId } from 'uuid';
import type { Choice } from '../../api/choices';
import type { TimedWork } from '../timer/timerStore';

/** A row of the manual entry as it is filled in (TIM-06). */
export interface ManualRow {
  /** Of the entry that it becomes: saved twice it makes one. */
  id: string;
  project: Choice | null;
  task: Choice | null;
  description: string;
  /** As typed: 1.5, 1:30, 90m. */
  hours: string;
  category: TimeCategory;
  billable: boolean;
  /** False of time that a clock has counted: a timer runs without one, too. */
  needsTask: boolean;
}

export function emptyRow(): ManualRow {
  return {
    id: newId(),
    project: null,
    task: null,
    description: '',
    hours: '',
    category: 'Development',
    billable: true,
    needsTask: true,
  };
}

/** The row of a task of the person's projects, of which only description and time are missing. */
export function rowOfTask(
  task: Pick<TaskRow, 'id' | 'title' | 'projectId' | 'projectName' | 'clientName'>,
): ManualRow {
  return {
    ...emptyRow(),
    project: { value: task.projectId, label: task.projectName, detail: task.clientName },
    task: { value: task.id, label: task.title, detail: '' },
  };
}

/** The row of time that was counted on this device and not accepted: all that is known of it. */
export function rowOfRefused({ counted, details }: RefusedAction<TimedWork>): ManualRow {
  const minutes = minutesOfSeconds(Math.round(counted.total / 1_000));
  const row = { ...emptyRow(), hours: writeDuration(minutes), needsTask: false };
  if (!details) return row;
  const { projectId, projectName, taskId, taskTitle, description, category, billable } = details;
  return {
    ...row,
    project: projectName === null ? null : { value: projectId, label: projectName, detail: '' },
    task: taskId === null || taskTitle === null ? null : { value: taskId, label: taskTitle, detail: '' },
    description,
    category,
    billable,
  };
}

/** Minutes of a row; 0 where nothing is typed, null where it is no time. */
export function minutesOf({ hours }: ManualRow): number | null {
  return hours.trim() === '' ? 0 : parseDuration(hours);
}

/** Project, task, description and time above 0: such a row is saved. */
export function isWhole(row: ManualRow): boolean {
  return row.project !== null && hasTask(row) && row.description.trim() !== '' && (minutesOf(row) ?? 0) > 0;
}

/** What the server is sent of whole rows. */
export function entriesOf(date: string, rows: readonly ManualRow[]): ManualEntries {
  return {
    entries: rows.map((row) => ({
      id: row.id,
      projectId: row.project?.value ?? '',
      taskId: row.task?.value ?? null,
      description: row.description,
      date,
      minutes: minutesOf(row) ?? 0,
      category: row.category,
      billable: row.billable,
    })),
  };
}

/** Whether its task is chosen, where it needs one. */
export function hasTask({ task, needsTask }: ManualRow): boolean {
  return task !== null || !needsTask;
}

/** Whether something was typed: what was prefilled does not count. */
export function isBegun(row: ManualRow): boolean {
  return row.description.trim() !== '' || row.hours.trim() !== '';
}
