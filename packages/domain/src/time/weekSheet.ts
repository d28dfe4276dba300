import { addDays } from '../format/workspaceDate';
import { sortKey } from '../lists/sortKey';
import type { TimeEntryRow } from './TimeEntry';

const DAYS = 7;

/** What was recorded on one task of a project in a week; `taskId` null: on the project itself. */
export interface WeekLine {
  projectId: string;
  projectName: string;
  taskId: string | null;
  taskTitle: string | null;
  /** Of the seven days, Monday first. */
  minutes: number[];
}

export interface WeekDay {
  date: string;
  minutes: number;
  /** How far the least far of its entries is (TIM-09); null where the day has none. */
  mark: 'stopped' | 'submitted' | 'approved' | null;
}

type SheetEntry = Pick<
  TimeEntryRow,
  'id' | 'projectId' | 'projectName' | 'taskId' | 'taskTitle' | 'date' | 'minutes' | 'status'
>;

/** A week of somebody's entries by task and day. Entries of other weeks are left out. */
export function weekSheet(entries: readonly SheetEntry[], monday: string) {
  const days = Array.from({ length: DAYS }, (_, at): WeekDay => {
    return { date: addDays(monday, at), minutes: 0, mark: null };
  });
  const lines = new Map<string, WeekLine>();
  const openIds: string[] = [];
  let total = 0;
  for (const { id, projectId, projectName, taskId, taskTitle, date, minutes, status } of entries) {
    const at = days.findIndex((one) => one.date === date);
    const day = days[at];
    if (!day) continue;
    const key = `${projectId} ${taskId}`;
    const none = { projectId, projectName, taskId, taskTitle, minutes: days.map(() => 0) };
    const line = lines.get(key) ?? none;
    line.minutes[at] = (line.minutes[at] ?? 0) + minutes;
    lines.set(key, line);
    day.minutes += minutes;
    day.mark = leastFar(day.mark, status);
    total += minutes;
    if (status === 'stopped') openIds.push(id);
  }
  const order = ({ projectName, taskTitle }: WeekLine) =>
    `${sortKey(projectName)}\n${sortKey(taskTitle ?? '')}`;
  const sorted = [...lines.values()]
    .map((line) => ({ line, key: order(line) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ line }) => line);
  return { lines: sorted, days, minutes: total, openIds };
}

const WAY = ['stopped', 'submitted', 'approved'] as const;

function leastFar(mark: WeekDay['mark'], status: TimeEntryRow['status']): WeekDay['mark'] {
  return WAY.find((step) => step === mark || step === status) ?? mark;
}
