import type { PausedTimer, RunningTimer } from './timer';

/** A timer that was started and not yet stopped, with what is being timed: a project, a task, a description, whatever the app keeps. */
export type OpenTimer<Details> = (RunningTimer | PausedTimer) & {
  /** UUID, made by who started it. The entry that stopping makes has the same id. */
  readonly id: string;
  readonly details: Details;
};
