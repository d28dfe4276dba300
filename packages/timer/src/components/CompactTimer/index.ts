export { CompactTimer, type CompactTimerProps } from './CompactTimer';
