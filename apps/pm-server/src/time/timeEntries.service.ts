import { type TimeEntryCreate, type TimeEntryInput, type TimeStatus, timeMessages } from '@linework/domain';
import type { LockedRow } from '../access/lockForChange';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { createRow, type RowRules } from '../entities/writeRow';
import { conflict, invalid, Problem } from '../http/Problem';
import { projectEntity } from '../projects/project.entity';
import type { Ports } from '../server/Ports';
import { setRate } from './setRate';
import { timeEntryDetail } from './timeEntries.queries';
import { timeEntryEntity } from './timeEntry.entity';

interface LockedEntry extends LockedRow {
  status: TimeStatus;
  minutes: number;
  seconds: number;
}

export const timeEntryRules: RowRules<TimeEntryInput, LockedEntry> = {
  entity: timeEntryEntity,
  detail: timeEntryDetail,
  locked: sql`, e.status, e.minutes, e.seconds`,
  parentId: ({ projectId }) => projectId,
  columns: ({ actor, input, before }) => {
    const { projectId, taskId, description, date, minutes, category, billable } = input;
    const form = { projectId, taskId, description, date, minutes, category, billable };
    const seconds = before?.minutes === minutes ? before.seconds : minutes * 60;
    // What was submitted is another thing now: it has to be submitted again.
    const open = { status: 'stopped', submittedAt: null };
    if (before) return { ...form, ...open, seconds };
    const typed = { personId: actor.personId, zone: actor.timeZone, sentBackReason: '', hourlyRateMinor: 0 };
    return { ...form, ...open, ...typed, seconds };
  },
  check: async (tx, actor, { input, before }) => {
    if (before?.status === 'approved') throw conflict(timeMessages.approvedLocked);
    await checkWork(tx, actor, input);
  },
  // The rate is that of the moment; another project may have another.
  saveParts: async (tx, actor, { id, input, before }) => {
    if (before?.parentId !== input.projectId) await setRate(tx, actor, id);
  },
};

/** TIM-06: rows of one form, all or none. A wrong row is named by its place. */
export async function createManual(
  tx: Tx,
  actor: SignedIn,
  entries: readonly TimeEntryCreate[],
  ports: Ports,
): Promise<string[]> {
  const rows: string[] = [];
  for (const [index, entry] of entries.entries()) {
    try {
      rows.push((await createRow(tx, actor, timeEntryRules, entry, ports)).json);
    } catch (error) {
      if (!(error instanceof Problem) || !error.facts.errors) throw error;
      throw invalid(
        error.facts.errors.map(({ path, message }) => ({ path: `entries.${index}.${path}`, message })),
      );
    }
  }
  return rows;
}

/** @throws Problem 422 where the project or the task is not there to record time on */
export async function checkWork(
  tx: Tx,
  actor: SignedIn,
  { projectId, taskId }: Pick<TimeEntryInput, 'projectId' | 'taskId'>,
  path = '',
): Promise<void> {
  const [project] = await rowsOf<{ taskProject: string | null }>(
    tx,
    sql`select (select t.project_id from tasks t where t.workspace_id = p.workspace_id and t.id = ${taskId} and t.deleted_at is null) as "taskProject"
        from ${projectEntity.from} where ${visibleTo(actor, projectEntity)} and p.id = ${projectId} for share of p`,
  );
  if (!project) throw invalid([{ path: `${path}projectId`, message: timeMessages.projectGone }]);
  if (taskId === null || project.taskProject === projectId) return;
  const isGone = project.taskProject === null;
  throw invalid([
    { path: `${path}taskId`, message: isGone ? timeMessages.taskGone : timeMessages.taskOfOtherProject },
  ]);
}
