import { MoneyField, type MoneyFieldProps } from '@linework/design-system';
import { useFormField } from './useFormField';

/** A `MoneyField` of the form around it. The value is the number with a point, or the text as typed: the form's readers judge it. */
export function FormMoneyField({ name, ...rest }: MoneyFieldProps & { name: string }) {
  const { value, change, control } = useFormField<string>(name);
  return <MoneyField value={value} onValueChange={change} {...control} {...rest} />;
}
