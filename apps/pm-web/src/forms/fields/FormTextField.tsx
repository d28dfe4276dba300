import { TextField, type TextFieldProps } from '@linework/design-system';
import { useFormField } from './useFormField';

/** A `TextField` of the form around it; `name` is its path. */
export function FormTextField({ name, ...rest }: TextFieldProps & { name: string }) {
  const { value, change, control } = useFormField<string>(name);
  return <TextField value={value} onChange={(event) => change(event.target.value)} {...control} {...rest} />;
}
