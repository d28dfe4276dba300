import { Select } from '@linework/design-system';
import { useAfterPaint } from './useAfterPaint';
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
  // The list of options closes before the rows are asked for.
  const choose = useAfterPaint((value: string) => list.setFilter(name, value));
  return (
    <Select
      label={label}
      hideLabel
      options={[{ value: 'all', label: `${label}: all` }, ...options]}
      value={list.filters[name] ?? 'all'}
      onValueChange={choose}
    />
  );
}
