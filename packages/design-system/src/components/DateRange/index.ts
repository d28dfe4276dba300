export { DateRange, type DateRangePreset, type DateRangeProps, type DateRangeValue } from './DateRange';
