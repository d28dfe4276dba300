import { IconButton, Select } from '@linework/design-system';
import type { Direction } from '@linework/domain';
import { ArrowDown, ArrowUp } from 'lucide-react';

interface SortSelectProps<Sort extends string> {
  /** Sort name to what it is called: the same words as the heads of the table. */
  labels: Partial<Record<Sort, string>>;
  sort: Sort;
  direction: Direction;
  onChange: (sort: Sort, direction: Direction) => void;
}

/** The order of cards, which have no heads to click. */
export function SortSelect<Sort extends string>({
  labels,
  sort,
  direction,
  onChange,
}: SortSelectProps<Sort>) {
  const options = (Object.entries<string | undefined>(labels) as [Sort, string | undefined][]).flatMap(
    ([value, label]) => (label === undefined ? [] : [{ value, label: `Sort: ${label}` }]),
  );
  const isAscending = direction === 'asc';
  return (
    <>
      <Select<Sort>
        label="Sort by"
        hideLabel
        options={options}
        value={sort}
        onValueChange={(chosen) => onChange(chosen, 'asc')}
      />
      <IconButton
        label={isAscending ? 'Ascending. Sort descending' : 'Descending. Sort ascending'}
        icon={isAscending ? <ArrowUp /> : <ArrowDown />}
        variant="outline"
        onClick={() => onChange(sort, isAscending ? 'desc' : 'asc')}
      />
    </>
  );
}
