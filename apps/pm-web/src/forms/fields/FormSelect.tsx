import { Select, type SelectProps } from '@linework/design-system';
import { useFormField } from './useFormField';

/** A `Select` of the form around it. */
export function FormSelect<Value extends string>({ name, ...rest }: SelectProps<Value> & { name: string }) {
  const { value, change, control } = useFormField<Value | ''>(name);
  return <Select<Value> value={value} onValueChange={change} {...control} {...rest} />;
}
