import { SegmentedControl, type SegmentedControlProps } from '@linework/design-system';
import { useFormField } from './useFormField';

/** A `SegmentedControl` of the form around it. */
export function FormSegmentedControl<Value extends string>({
  name,
  ...rest
}: SegmentedControlProps<Value> & { name: string }) {
  const { value, change, control } = useFormField<Value>(name);
  const { readOnly, ...tied } = control;
  return (
    <SegmentedControl<Value> value={value} onValueChange={change} disabled={readOnly} {...tied} {...rest} />
  );
}
