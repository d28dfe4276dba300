import { use } from 'react';
import { useController } from 'react-hook-form';
import { FieldIds } from './FieldIds';
import { useReadOnlyForm } from './ReadOnlyForm';

/**
 * Ties one field to the form around it (`FormProvider`): value, change, blur, error, and its dotted path as id, by which the
 * summary of errors and the focus find it. Only the field itself is drawn again when it changes.
 *
 * @param path 'name', 'address.city', 'projects.0.name'
 * @typeParam Value what the form holds there; the form's own type is not known to a field
 */
export function useFormField<Value>(path: string) {
  const { field, fieldState } = useController({ name: path });
  return {
    value: field.value as Value,
    change: (value: Value) => field.onChange(value),
    control: {
      id: `${use(FieldIds)}${path}`,
      name: path,
      ref: field.ref,
      onBlur: field.onBlur,
      error: fieldState.error?.message,
      readOnly: useReadOnlyForm(),
    },
  };
}
