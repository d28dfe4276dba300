export { Timer, type TimerProps } from './Timer';
