export { CompactTimer, type CompactTimerProps } from './components/CompactTimer';
export { Timer, type TimerProps } from './components/Timer';
export { TimerClock, type TimerClockProps } from './components/TimerClock';
export { applyAction } from './core/applyAction';
export { type ClockAt, firstInstantAt, forgottenAfter, mayBeForgotten } from './core/forgotten';
export { formatClock } from './core/formatClock';
export type { OpenTimer } from './core/OpenTimer';
export type { TimerAction } from './core/TimerAction';
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
  type Timer as TimerState,
  totalElapsed,
} from './core/timer';
export { settleUncertainty, type Uncertainty } from './core/uncertainty';
export { type TimerMessages, timerMessages } from './messages';
export { type Elapsed, useElapsedSeconds } from './react/useElapsedSeconds';
export { type StopOptions, useStop } from './react/useStop';
export { type TimerControl, useTimer } from './react/useTimer';
export { browserStorage } from './stores/browserStorage';
export {
  createHttpTimerStore,
  type HttpTimerStore,
  type HttpTimerStoreOptions,
} from './stores/createHttpTimerStore';
export {
  createLocalTimerStore,
  type LocalTimerStore,
  type LocalTimerStoreOptions,
  type StoppedLocalTimer,
} from './stores/createLocalTimerStore';
export { type DeviceClock, deviceClock } from './stores/DeviceClock';
export { newId } from './stores/newId';
export type { TabStorage } from './stores/TabStorage';
export { TimerRefusal } from './stores/TimerRefusal';
export type {
  ActionResult,
  RefusedAction,
  TimerProblem,
  TimerSnapshot,
  TimerStore,
} from './stores/TimerStore';
