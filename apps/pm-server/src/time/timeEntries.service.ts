import {
  type CountedSegment,
  entryLock,
  fitSegments,
  MINUTES_PER_DAY,
  type TimeEntryCreate,
  type TimeEntryInput,
  type TimeStatus,
  timeMessages,
} from '@linework/domain';
import type { LockedRow } from '../access/lockForChange';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { createRow, type RowRules, type Saving } from '../entities/writeRow';
import { conflict, invalid, Problem } from '../http/Problem';
import { isoInstant } from '../lists/listPage';
import { tellBudgets } from '../notifications/tellOfBudgets';
import { projectEntity } from '../projects/project.entity';
import type { Ports } from '../server/Ports';
import { checkDayOpen, timeClosedThrough } from './closedTime';
import { setRate } from './setRate';
import { timeEntryDetail } from './timeEntries.queries';
import { timeEntryEntity } from './timeEntry.entity';

interface LockedEntry extends LockedRow {
  status: TimeStatus;
  minutes: number;
  seconds: number;
  date: string;
  personId: string;
  startedAt: string | null;
  endedAt: string | null;
  segments: CountedSegment[] | null;
}

export const timeEntryRules: RowRules<TimeEntryInput, LockedEntry> = {
  entity: timeEntryEntity,
  detail: timeEntryDetail,
  locked: sql`, e.status, e.minutes, e.seconds, e.date::text as date, e.person_id as "personId", e.segments,
    ${isoInstant(sql`e.started_at`)} as "startedAt", ${isoInstant(sql`e.ended_at`)} as "endedAt"`,
  parentId: ({ projectId }) => projectId,
  columns: ({ actor, input, before }) => {
    const { projectId, taskId, description, date, minutes, category, billable } = input;
    const form = { projectId, taskId, description, date, minutes, category, billable };
    const seconds = before?.minutes === minutes ? before.seconds : minutes * 60;
    // What was submitted is another thing now: it has to be submitted again.
    const open = { status: 'stopped', submittedAt: null };
    if (before) return { ...form, ...open, seconds, ...instantsOf(before, seconds) };
    const typed = { personId: actor.personId, zone: actor.timeZone, sentBackReason: '', hourlyRateMinor: 0 };
    return { ...form, ...open, ...typed, seconds };
  },
  check: async (tx, actor, saving) => {
    const closedThrough = await timeClosedThrough(tx, actor);
    const lock = saving.before && entryLock(saving.before, closedThrough);
    if (lock) throw conflict(lock === 'closed' ? timeMessages.closedLocked : timeMessages.approvedLocked);
    checkDayOpen(saving.input.date, closedThrough);
    await checkWork(tx, actor, saving.input);
    await checkDay(tx, actor, saving);
  },
  // The rate is that of the moment; another project may have another.
  saveParts: async (tx, actor, { id, input, before }, ports) => {
    if (before?.parentId !== input.projectId) await setRate(tx, actor, id);
    const { workspaceId } = actor;
    await tellBudgets(tx, { workspaceId, projectIds: [input.projectId] }, ports);
  },
};

/** The start and end of an entry whose time is changed by hand follow it. */
function instantsOf({ seconds, startedAt, endedAt, segments }: LockedEntry, changed: number) {
  if (changed === seconds || startedAt === null || endedAt === null) return {};
  const fitted = fitSegments(segments?.length ? segments : [{ startedAt, endedAt }], changed);
  return { endedAt: fitted.at(-1)?.endedAt ?? endedAt, segments: segments && fitted };
}

/** @throws Problem 422 where what is typed gives a person's day more than 24 hours. What a clock has counted is never refused. */
async function checkDay(
  tx: Tx,
  { workspaceId, personId }: SignedIn,
  { id, input, before }: Saving<TimeEntryInput, LockedEntry>,
): Promise<void> {
  if (before?.date === input.date && before.minutes >= input.minutes) return;
  const [others] = await rowsOf<{ minutes: number }>(
    tx,
    sql`select coalesce(sum(e.minutes), 0)::int as minutes from time_entries e where e.workspace_id = ${workspaceId}
          and e.person_id = ${before?.personId ?? personId} and e.date = ${input.date} and e.id <> ${id} and e.deleted_at is null`,
  );
  if ((others?.minutes ?? 0) + input.minutes > MINUTES_PER_DAY)
    throw invalid([{ path: 'minutes', message: timeMessages.dayTooLong }]);
}

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
