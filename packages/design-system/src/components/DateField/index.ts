export { DateField, type DateFieldProps } from './DateField';
export type { DateFormat } from './dateText';
