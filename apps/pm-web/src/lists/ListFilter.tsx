import { Select } from '@linework/design-system';
import { memo, type ReactNode } from 'react';
import type { ListState } from './useListState';

interface ListFilterProps<Filter extends string> {
  list: Pick<ListState<string, Filter, string>, 'query' | 'setFilter'>;
  /** The filter's name in the list's definition. */
  name: Filter;
  /** 'Status' */
  label: string;
  /** Keep the same array until they change. */
  options: readonly { value: string; label: string }[];
}

/** A choice that leaves only some rows; 'all' at first. */
export function ListFilter<Filter extends string>({ list, name, ...rest }: ListFilterProps<Filter>) {
  return <Choice {...rest} name={name} value={list.query.filters[name] ?? 'all'} onChange={list.setFilter} />;
}

interface ChoiceProps<Filter extends string> extends Omit<ListFilterProps<Filter>, 'list'> {
  value: string;
  onChange: (name: Filter, value: string) => void;
}

/** Apart from the list, of which a search changes nothing here. */
const Choice = memo(function Choice<Filter extends string>({
  name,
  label,
  options,
  value,
  onChange,
}: ChoiceProps<Filter>) {
  return (
    <Select
      label={label}
      hideLabel
      options={[{ value: 'all', label: `${label}: all` }, ...options]}
      value={value}
      onValueChange={(chosen) => onChange(name, chosen)}
    />
  );
}) as <Filter extends string>(props: ChoiceProps<Filter>) => ReactNode;
