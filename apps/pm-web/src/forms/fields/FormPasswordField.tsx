import { PasswordField, type PasswordFieldProps } from '@linework/design-system';
import { useFormField } from './useFormField';

/** A `PasswordField` of the form around it. */
export function FormPasswordField({ name, ...rest }: PasswordFieldProps & { name: string }) {
  const { value, change, control } = useFormField<string>(name);
  return (
    <PasswordField value={value} onChange={(event) => change(event.target.value)} {...control} {...rest} />
  );
}
