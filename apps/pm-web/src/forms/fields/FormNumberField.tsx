import { NumberField, type NumberFieldProps } from '@linework/design-system';
import { useFormField } from './useFormField';

/** A `NumberField` of the form around it. The value is the number with a point, or the text as typed: the form's readers judge it. */
export function FormNumberField({ name, ...rest }: NumberFieldProps & { name: string }) {
  const { value, change, control } = useFormField<string>(name);
  return <NumberField value={value} onValueChange={change} {...control} {...rest} />;
}
