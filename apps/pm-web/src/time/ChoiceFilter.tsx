import { Combobox } from '@linework/design-system';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Choice } from '../api/choices';
import { useChosen } from '../forms/fields/useChosen';

interface ChoiceFilterProps<Row, Key extends QueryKey> {
  label: string;
  hideLabel?: boolean;
  /** While nothing is chosen: 'All projects'. */
  placeholder: string;
  find: (search: string, signal: AbortSignal) => Promise<Choice[]>;
  /** `projectApi.detail`: asked for an id that nobody picked here, as from the URL. */
  detail: (id: string) => UseQueryOptions<Row, Error, Row, Key>;
  toChoice: (row: Row) => Choice;
  /** '' for nothing. */
  id: string;
  onChange: (id: string | null) => void;
}

/** Leaves what is of one row, a client or a project. */
export function ChoiceFilter<Row, Key extends QueryKey>({
  label,
  hideLabel,
  placeholder,
  find,
  detail,
  toChoice,
  id,
  onChange,
}: ChoiceFilterProps<Row, Key>) {
  const { choice, pick } = useChosen({ id, initial: null, detail, toChoice });
  return (
    <Combobox
      label={label}
      hideLabel={hideLabel}
      clearable
      placeholder={placeholder}
      loadOptions={find}
      value={id}
      selectedOption={choice}
      onValueChange={(value, option) => {
        pick(option && { value: option.value, label: option.label, detail: option.detail ?? '' });
        onChange(value === '' ? null : value);
      }}
    />
  );
}
