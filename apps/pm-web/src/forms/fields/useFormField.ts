import { useController } from 'react-hook-form';
import { useReadOnlyForm } from './ReadOnlyForm';

/**
 * Ties one field to the form around it (`FormProvider`): value, change, blur, error, and its dotted path as id, by which the
 * summary of errors and the focus find it. Only the field itself is drawn again when it changes.
 *
 * @param path 'name', 'address.city', 'projects.0.name'
 */
export function useFormField<Value>(path: string) {
  const { field, fieldState } = useController<Record<string, Value>>({ name: path });
  return {
    value: field.value,
    change: (value: Value) => field.onChange(value),
    control: {
      id: path,
      name: path,
      ref: field.ref,
      onBlur: field.onBlur,
      error: fieldState.error?.message,
      readOnly: useReadOnlyForm(),
    },
  };
}
