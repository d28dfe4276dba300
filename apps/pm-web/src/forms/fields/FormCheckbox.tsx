import { Checkbox, type CheckboxProps } from '@linework/design-system';
import { useFormField } from './useFormField';

/** A `Checkbox` of the form around it: true or false. */
export function FormCheckbox({ name, ...rest }: CheckboxProps & { name: string }) {
  const { value, change, control } = useFormField<boolean>(name);
  const { readOnly, ...tied } = control;
  return (
    <Checkbox
      checked={value}
      onCheckedChange={(checked) => change(checked === true)}
      disabled={readOnly}
      {...tied}
      {...rest}
    />
  );
}
