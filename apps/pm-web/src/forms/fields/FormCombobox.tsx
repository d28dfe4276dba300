import { Combobox, type ComboboxProps } from '@linework/design-system';
import { useFormField } from './useFormField';

/** A `Combobox` of the form around it. Nothing chosen is `''`. */
export function FormCombobox({ name, onValueChange, ...rest }: ComboboxProps & { name: string }) {
  const { value, change, control } = useFormField<string | null>(name);
  return (
    <Combobox
      value={value}
      onValueChange={(chosen, option) => {
        change(chosen ?? '');
        onValueChange?.(chosen, option);
      }}
      {...control}
      {...rest}
    />
  );
}
