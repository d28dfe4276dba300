import type { OpenTimer } from './OpenTimer';
import type { Segment } from './timer';

/** A stretch of a timer of which a store without a server cannot know how much time passed. The person has to be asked. */
export interface Uncertainty {
  /**
   * `clock-set-back`: while no page was open, the device's clock was set to before the last time known. Nothing is counted for that
   * stretch (`from` equals `to`).
   * `clock-jumped`: while a page was open, the device slept or its clock was set forward. All of it is counted.
   * `clock-set-offline`: of a store with a server: the device's clock was set between an action without a connection and its sending.
   * The action happened in this stretch.
   */
  readonly reason: 'clock-set-back' | 'clock-jumped' | 'clock-set-offline';
  /** What is certain ends here, ms since the epoch. */
  readonly from: number;
  readonly to: number;
}

/**
 * The timer once a person has said how much of an uncertain stretch counts.
 * @param counted in ms; of a jump at most its length
 */
export function settleUncertainty<Details>(
  timer: OpenTimer<Details>,
  { reason, from, to }: Uncertainty,
  counted: number,
): OpenTimer<Details> {
  const added = Math.max(0, counted);
  if (reason === 'clock-set-back') {
    const later = (instant: number) => (instant > from ? instant + added : instant);
    const segments = timer.segments.map(({ startedAt, endedAt }) => ({
      startedAt: later(startedAt),
      endedAt: startedAt <= from && endedAt >= from ? endedAt + added : later(endedAt),
    }));
    return timer.status === 'running'
      ? { ...timer, segments, startedAt: later(timer.startedAt) }
      : { ...timer, segments };
  }
  const certain = Math.min(to, from + added);
  if (certain === to) return timer;
  const segments = timer.segments.flatMap((segment) => withoutStretch(segment, certain, to));
  if (timer.status === 'paused' || timer.startedAt > from) return { ...timer, segments };
  return {
    ...timer,
    segments: [...segments, { startedAt: timer.startedAt, endedAt: certain }],
    startedAt: to,
  };
}

function withoutStretch({ startedAt, endedAt }: Segment, from: number, to: number): Segment[] {
  if (startedAt > from || endedAt < to) return [{ startedAt, endedAt }];
  return [{ startedAt, endedAt: from }, ...(endedAt > to ? [{ startedAt: to, endedAt }] : [])];
}
