import { Select } from '@linework/design-system';
import type { ListState } from './useListState';

interface ListFilterProps<Filter extends string> {
  list: Pick<ListState<string, Filter, string>, 'filters' | 'setFilter'>;
  /** The filter's name in the list's definition. */
  name: Filter;
  /** 'Status' */
  label: string;
  options: readonly { value: string; label: string }[];
}

/** A choice that leaves only some rows; 'all' at first. */
export function ListFilter<Filter extends string>({ list, name, label, options }: ListFilterProps<Filter>) {
  return (
    <Select
      label={label}
      hideLabel
      options={[{ value: 'all', label: `${label}: all` }, ...options]}
      value={list.filters[name] ?? 'all'}
      onValueChange={(value) => list.setFilter(name, value)}
    />
  );
}
