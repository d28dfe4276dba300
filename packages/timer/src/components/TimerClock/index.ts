export { TimerClock, type TimerClockProps } from './TimerClock';
