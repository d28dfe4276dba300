import { Combobox, type ComboboxProps } from '@linework/design-system';
import type { Choice } from '../../api/choices';
import { usePendingText } from '../uncommitted';
import { useFormField } from './useFormField';

interface FormComboboxProps extends Omit<ComboboxProps, 'value' | 'onValueChange' | 'loadOptions'> {
  name: string;
  loadOptions?: (search: string, signal: AbortSignal) => Promise<Choice[]>;
  /** See `useChosen`. */
  onPick?: (choice: Choice | null) => void;
}

/** A `Combobox` of the form around it. Nothing chosen is `''`. */
export function FormCombobox({ name, onPick, ...rest }: FormComboboxProps) {
  const { value, change, control } = useFormField<string>(name);
  const pending = usePendingText(name);
  return (
    <Combobox
      key={pending.key}
      {...pending.props}
      value={value}
      onValueChange={(id, option) => {
        change(id ?? '');
        onPick?.(option && { value: option.value, label: option.label, detail: option.detail ?? '' });
      }}
      {...control}
      {...rest}
    />
  );
}
