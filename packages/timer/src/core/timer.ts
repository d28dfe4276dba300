/**
 * The timer as a pure state machine. It holds instants, never a count that ticks, so what it shows cannot drift and
 * survives sleep, reload and clock changes of the zone. All instants are milliseconds since the epoch, all durations
 * milliseconds.
 */
export type Timer = IdleTimer | RunningTimer | PausedTimer;

export interface IdleTimer {
  readonly status: 'idle';
}

export interface RunningTimer {
  readonly status: 'running';
  /** Start of the running segment. */
  readonly startedAt: number;
  /** Finished segments, oldest first. */
  readonly segments: readonly Segment[];
}

export interface PausedTimer {
  readonly status: 'paused';
  readonly segments: readonly Segment[];
}

export interface Segment {
  readonly startedAt: number;
  readonly endedAt: number;
}

/** What stopping leaves: the segments and their sum, for one time entry. */
export interface StoppedTimer {
  readonly segments: readonly Segment[];
  readonly total: number;
}

export const idleTimer: IdleTimer = { status: 'idle' };

/** Starts, or starts a new segment after a pause. A running timer stays as it is: one timer runs per person. */
export function startTimer(timer: Timer, now: number): RunningTimer {
  if (timer.status === 'running') return timer;
  return { status: 'running', startedAt: now, segments: timer.status === 'paused' ? timer.segments : [] };
}

/** Ends the running segment and keeps what was counted. */
export function pauseTimer(timer: Timer, now: number): Timer {
  if (timer.status !== 'running') return timer;
  return { status: 'paused', segments: closeSegment(timer, now) };
}

/**
 * Ends the timer.
 * @returns what was counted, or `null` where `canStop` is false: there is nothing to make an entry of
 */
export function stopTimer(timer: Timer, now: number): StoppedTimer | null {
  if (!canStop(timer)) return null;
  const segments =
    timer.status === 'running' ? closeSegment(timer, now) : timer.status === 'paused' ? timer.segments : [];
  return { segments, total: sum(segments) };
}

/** Stop is offered while running and whenever anything has been counted. */
export function canStop(timer: Timer): boolean {
  return timer.status === 'running' || (timer.status === 'paused' && sum(timer.segments) > 0);
}

/** Length of the running segment: what the clock shows. It starts from 0 again after a pause. */
export function segmentElapsed(timer: Timer, now: number): number {
  return timer.status === 'running' ? elapsedSince(timer.startedAt, now) : 0;
}

/** Length of all segments together, the running one included. */
export function totalElapsed(timer: Timer, now: number): number {
  if (timer.status === 'idle') return 0;
  return sum(timer.segments) + segmentElapsed(timer, now);
}

function closeSegment(timer: RunningTimer, now: number): readonly Segment[] {
  const endedAt = timer.startedAt + elapsedSince(timer.startedAt, now);
  return [...timer.segments, { startedAt: timer.startedAt, endedAt }];
}

/** A clock set back never takes away what was counted: the segment is then empty, not negative. */
function elapsedSince(startedAt: number, now: number): number {
  return Math.max(0, now - startedAt);
}

function sum(segments: readonly Segment[]): number {
  return segments.reduce((total, { startedAt, endedAt }) => total + (endedAt - startedAt), 0);
}
