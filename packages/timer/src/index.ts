export { formatClock } from './formatClock';
export type { TimerStore } from './TimerStore';
export {
  canStop,
  type IdleTimer,
  idleTimer,
  type PausedTimer,
  pauseTimer,
  type RunningTimer,
  type Segment,
  type StoppedTimer,
  segmentElapsed,
  startTimer,
  stopTimer,
  type Timer,
  totalElapsed,
} from './timer';
