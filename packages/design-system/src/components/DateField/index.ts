export type { DateFormat } from '../../locale/useDateFormat';
export { DateField, type DateFieldProps } from './DateField';
