import {
  type CountedSegment,
  firstOpenDay,
  isTimeClosed,
  LONGEST_TIMER_DELAY_DAYS,
  minutesOfSeconds,
  type TimerAct,
  TimerDetails,
  timeMessages,
  todayIn,
} from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { newStamp } from '../entities/stamps';
import { announce } from '../events/ChangeFeed';
import { conflict, invalid, Problem } from '../http/Problem';
import { isoInstant } from '../lists/listPage';
import { tellBudgets } from '../notifications/tellOfBudgets';
import { projectEntity } from '../projects/project.entity';
import type { Ports } from '../server/Ports';
import { taskEntity } from '../tasks/task.entity';
import { timeClosedThrough } from './closedTime';
import { setRate } from './setRate';
import { timeEntryDetail } from './timeEntries.queries';
import { checkWork } from './timeEntries.service';
import { timeEntries } from './timeEntries.table';

interface StoredTimer {
  id: string;
  startedAt: string | null;
  segments: CountedSegment[];
  details: TimerDetails;
}

/** What a person does to their timer, as the request says it. */
export interface TimerRequest {
  act: TimerAct;
  actionId: string;
  timerId: string;
  ago: number;
  details?: TimerDetails;
  at?: string | undefined;
}

/** One's timer and the server's clock, as domain's TimerState in JSON text. */
export async function timerState(tx: Tx, actor: SignedIn, { now }: Pick<Ports, 'now'>, entryId?: string) {
  const timer = await findTimer(tx, actor);
  const names = timer && (await namesOf(tx, actor, timer.details));
  const told = timer && {
    ...timer,
    status: timer.startedAt === null ? 'paused' : 'running',
    details: { ...timer.details, ...names },
  };
  const entry = entryId && (await timeEntryDetail(tx, actor, entryId));
  const state = JSON.stringify({ now: now().toISOString(), timer: told });
  return entry ? `${state.slice(0, -1)},"entry":${entry.json}}` : state;
}

/**
 * Does one act. The server's clock decides: an act that comes late says how long ago it was done, and is taken back no further
 * than what was counted before it. The same act again changes nothing.
 *
 * @returns the timer's state after it
 * @throws Problem 409 where another timer is open, or this one is not; 422 where it cannot become an entry as it is
 */
export async function actOnTimer(
  tx: Tx,
  actor: SignedIn,
  request: TimerRequest,
  ports: Ports,
): Promise<string> {
  const { workspaceId, personId } = actor;
  const { act, timerId } = request;
  // One act of a person after the other, on however many servers.
  await tx.execute(
    sql`select 1 from people where workspace_id = ${workspaceId} and id = ${personId} for no key update`,
  );
  const timer = await findTimer(tx, actor);
  const last = await lastAct(tx, actor, request);
  const isOpen = timer?.id === timerId;
  const stoppedBefore = !isOpen && last.wasStopped;
  if (last.isRepeated || stoppedBefore || (isOpen && isAsAsked(act, timer)))
    return timerState(tx, actor, ports, stoppedBefore ? timerId : undefined);
  if (act === 'discard' && last.wasDiscarded) return timerState(tx, actor, ports);
  if (act === 'start' && timer) throw conflict(timeMessages.otherTimerRuns);
  if (act !== 'start' && !isOpen) throw conflict(timeMessages.timerNotOpen);

  const now = ports.now();
  const at = momentOf(request, { timer, last: last.at, now });
  await remember(tx, actor, request, at);
  const next = await afterAct(tx, actor, request, { timer, at });
  if (next === null) await tx.execute(sql`delete from timers where ${mine(actor)}`);
  else await keep(tx, actor, next);
  if (act === 'stop' && timer) await makeEntry(tx, actor, closed(timer, at), ports);
  await announce(tx, workspaceId, 'timer', [personId], now, { hides: false });
  return timerState(tx, actor, ports, act === 'stop' ? timerId : undefined);
}

/**
 * Stops somebody's timer in their place, from whom recording time is taken: it becomes an entry, as by their own Stop. Where what they
 * timed is gone, it is paused, so that nothing that was counted is lost.
 *
 * @param person with the access that they had; their row is locked
 */
export async function endTimer(tx: Tx, person: SignedIn, ports: Ports): Promise<void> {
  const timer = await findTimer(tx, person);
  if (!timer) return;
  const now = ports.now();
  const isWorkThere = await checkWork(tx, person, TimerDetails.parse(timer.details)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false;
      throw error;
    },
  );
  const act = isWorkThere ? 'stop' : 'pause';
  const at = momentOf({ act, ago: 0 }, { timer, last: null, now });
  await remember(tx, person, { act, actionId: ports.newId(), timerId: timer.id }, at);
  if (isWorkThere) {
    await tx.execute(sql`delete from timers where ${mine(person)}`);
    await makeEntry(tx, person, closed(timer, at), ports);
  } else await keep(tx, person, closed(timer, at));
  await announce(tx, person.workspaceId, 'timer', [person.personId], now, { hides: false });
}

/** The timer as the act leaves it; null where none is open then. */
async function afterAct(
  tx: Tx,
  actor: SignedIn,
  { act, timerId, details }: TimerRequest,
  { timer, at }: { timer: StoredTimer | null; at: string },
): Promise<StoredTimer | null> {
  if (details) await checkWork(tx, actor, details, 'details.');
  if (act === 'stop' || act === 'discard') return null;
  if (act === 'start' && details) return { id: timerId, startedAt: at, segments: [], details };
  if (!timer) throw conflict(timeMessages.timerNotOpen);
  if (act === 'pause') return closed(timer, at);
  return act === 'resume' ? { ...timer, startedAt: at } : { ...timer, details: details ?? timer.details };
}

/** Whether the timer is already what the act makes of it. */
function isAsAsked(act: TimerAct, timer: StoredTimer): boolean {
  if (act === 'start') return true;
  if (act === 'pause') return timer.startedAt === null;
  return act === 'resume' && timer.startedAt !== null;
}

/** When the act counts: no earlier than what was counted before it, and not after now. */
function momentOf(
  { act, ago, at }: Pick<TimerRequest, 'act' | 'ago' | 'at'>,
  { timer, last, now }: { timer: StoredTimer | null; last: string | null; now: Date },
): string {
  const running = timer?.startedAt;
  if (act === 'stop' && at !== undefined) {
    const end = new Date(at).getTime();
    if (!running || end < Date.parse(running) || end > now.getTime())
      throw invalid([{ path: 'at', message: timeMessages.endOutsideSegment }]);
    return new Date(end).toISOString();
  }
  const after = running ?? timer?.segments.at(-1)?.endedAt ?? last;
  const earliest = after === null ? 0 : Date.parse(after);
  return new Date(Math.min(now.getTime(), Math.max(now.getTime() - ago, earliest))).toISOString();
}

function closed(timer: StoredTimer, at: string): StoredTimer {
  const { startedAt, segments } = timer;
  if (startedAt === null) return timer;
  return { ...timer, startedAt: null, segments: [...segments, { startedAt, endedAt: at }] };
}

/** TIM-03: one 'stopped' entry of all segments. Its id is the timer's. */
async function makeEntry(tx: Tx, actor: SignedIn, timer: StoredTimer, ports: Ports): Promise<void> {
  const { id, segments } = timer;
  const details = TimerDetails.parse(timer.details);
  const { projectId, taskId, description, category, billable } = details;
  await checkWork(tx, actor, details, 'details.');
  const milliseconds = segments.reduce(
    (sum, segment) => sum + Date.parse(segment.endedAt) - Date.parse(segment.startedAt),
    0,
  );
  const seconds = Math.round(milliseconds / 1_000);
  const startedAt = segments[0]?.startedAt ?? ports.now().toISOString();
  await tx.insert(timeEntries).values({
    ...newStamp(actor, ports.now()),
    id,
    personId: actor.personId,
    projectId,
    taskId,
    description,
    category,
    billable,
    date: await openDay(tx, actor, details.date ?? todayIn(actor.timeZone, new Date(startedAt))),
    zone: actor.timeZone,
    startedAt,
    endedAt: segments.at(-1)?.endedAt ?? startedAt,
    segments,
    seconds,
    minutes: minutesOfSeconds(seconds),
    status: 'stopped',
    hourlyRateMinor: 0,
  });
  await setRate(tx, actor, id);
  await tellBudgets(tx, { workspaceId: actor.workspaceId, projectIds: [projectId] }, ports);
  await announce(tx, actor.workspaceId, 'timeEntry', [id], ports.now(), { hides: false });
}

/** The day that counted time is of: what was counted is kept, so that of a closed day is of the first one that is open (TIM-11). */
async function openDay(tx: Tx, actor: SignedIn, date: string): Promise<string> {
  const closedThrough = await timeClosedThrough(tx, actor);
  return isTimeClosed(date, closedThrough) ? (firstOpenDay(closedThrough) ?? date) : date;
}

async function findTimer(tx: Tx, actor: SignedIn): Promise<StoredTimer | null> {
  const [timer] = await rowsOf<StoredTimer>(
    tx,
    sql`select id, ${isoInstant(sql`started_at`)} as "startedAt", segments, details from timers where ${mine(actor)}`,
  );
  return timer ?? null;
}

async function keep(tx: Tx, { workspaceId, personId }: SignedIn, timer: StoredTimer): Promise<void> {
  const { id, startedAt, segments, details } = timer;
  await tx.execute(
    sql`insert into timers (workspace_id, person_id, id, started_at, segments, details)
        values (${workspaceId}, ${personId}, ${id}, ${startedAt}, ${JSON.stringify(segments)}::jsonb, ${JSON.stringify(details)}::jsonb)
        on conflict (workspace_id, person_id) do update
          set id = excluded.id, started_at = excluded.started_at, segments = excluded.segments, details = excluded.details`,
  );
}

/** What the person did before: when last, and whether this very act, or the end of this timer, was among it. */
async function lastAct(tx: Tx, actor: SignedIn, { actionId, timerId, act }: TimerRequest) {
  const ended = (by: TimerAct) =>
    sql`coalesce(bool_or(timer_id = ${timerId} and act = ${by} and ${act === 'start' || act === by}), false)`;
  const [last] = await rowsOf<{
    at: string | null;
    isRepeated: boolean;
    wasStopped: boolean;
    wasDiscarded: boolean;
  }>(
    tx,
    sql`select ${isoInstant(sql`max(at) filter (where act <> 'details')`)} as at, coalesce(bool_or(id = ${actionId}), false) as "isRepeated",
          ${ended('stop')} as "wasStopped", ${ended('discard')} as "wasDiscarded"
        from timer_acts where ${mine(actor)}`,
  );
  if (!last) throw new Error('An aggregate answered no row');
  return last;
}

async function remember(
  tx: Tx,
  actor: SignedIn,
  { actionId, timerId, act }: Pick<TimerRequest, 'actionId' | 'timerId' | 'act'>,
  at: string,
): Promise<void> {
  const { workspaceId, personId } = actor;
  await tx.execute(
    sql`delete from timer_acts where ${mine(actor)} and at < ${at}::timestamptz - make_interval(days => ${2 * LONGEST_TIMER_DELAY_DAYS})`,
  );
  await tx.execute(
    sql`insert into timer_acts (workspace_id, person_id, id, timer_id, act, at)
        values (${workspaceId}, ${personId}, ${actionId}, ${timerId}, ${act}, ${at})`,
  );
}

/** Names of what is timed; null where it is gone or out of sight. */
async function namesOf(tx: Tx, actor: SignedIn, { projectId, taskId }: TimerDetails) {
  const [names] = await rowsOf<{ projectName: string | null; taskTitle: string | null }>(
    tx,
    sql`select (select p.name from ${projectEntity.from} where ${visibleTo(actor, projectEntity)} and p.id = ${projectId}) as "projectName",
          (select t.title from ${taskEntity.from} where ${visibleTo(actor, taskEntity)} and t.id = ${taskId}) as "taskTitle"`,
  );
  return names ?? { projectName: null, taskTitle: null };
}

function mine({ workspaceId, personId }: SignedIn) {
  return sql`workspace_id = ${workspaceId} and person_id = ${personId}`;
}
