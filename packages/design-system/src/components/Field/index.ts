export { Field, type FieldControl, type FieldProps, type FieldText } from './Field';
