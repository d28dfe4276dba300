import { Button, Chip, Menu, Stack } from '@linework/design-system';
import { filterValues } from '@linework/domain';
import { useQuery } from '@tanstack/react-query';
import { ListFilter as FilterIcon, X } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../format/useFormat';
import { lateDialog } from '../problems/latePart';
import { teamQuery } from '../projects/teamQuery';
import { type FilterField, type FilterOption, valueLabel } from './filterFields';
import { useAfterPaint } from './useAfterPaint';
import type { ListState } from './useListState';

// Its calendar weighs 20 kB.
const DaysDialog = lateDialog(async () => (await import('./DaysDialog')).DaysDialog);

interface ListFiltersProps<Filter extends string> {
  list: Pick<ListState<string, Filter, string>, 'filters' | 'context' | 'setFilters'>;
  fields: readonly FilterField<Filter>[];
  /** People whose names are known without asking: whom the list is about. */
  known?: readonly (FilterOption | null)[];
}

/**
 * The button behind which the fields of a list's filter are, each with its values, and what is chosen: a chip for each field, which
 * takes its values off. Pages give the fields; phones and desktops show the same.
 */
export function ListFilters<Filter extends string>({ list, fields, known = [] }: ListFiltersProps<Filter>) {
  const { date } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const [asking, setAsking] = useState<FilterField<Filter> | null>(null);
  // A value is ticked before the rows are asked for.
  const setFilters = useAfterPaint(list.setFilters);
  const valuesOf = ({ name }: FilterField<Filter>) =>
    filterValues(list.filters[name] ?? list.context[name] ?? '');
  const active = fields.filter((field) => valuesOf(field).length > 0);
  const names = new Set(known.map((option) => option?.value));
  const asksNames = active.some(
    (field) => field.options === 'people' && valuesOf(field).some((value) => !names.has(value)),
  );
  const hasPeople = fields.some(({ options }) => options === 'people');
  const { data: people } = useQuery({ ...teamQuery, enabled: hasPeople && (isOpen || asksNames) });
  const optionsOf = ({ options, none }: FilterField<Filter>): readonly FilterOption[] => {
    if (options !== 'people') return options;
    const everybody = people?.map(({ id, name }) => ({ value: id, label: name }));
    return [...(none ? [none] : []), ...(everybody ?? known.filter((option) => option !== null))];
  };
  const toggle = (field: FilterField<Filter>, value: string) => {
    const before = valuesOf(field);
    const values = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
    setFilters(change(field.name, values.join(',') || null));
  };

  return (
    <Stack direction="row" gap={8} align="center" wrap>
      <Menu open={isOpen} onOpenChange={setIsOpen} trigger={<Button icon={<FilterIcon />}>Filter</Button>}>
        {fields.map((field) => (
          <Menu.Sub key={field.name} label={field.label} icon={field.icon}>
            {optionsOf(field).map(({ value, label }) => (
              <Menu.CheckboxItem
                key={value}
                checked={valuesOf(field).includes(value)}
                onCheckedChange={() => toggle(field, value)}
                onSelect={keepOpen}
              >
                {label}
              </Menu.CheckboxItem>
            ))}
            {field.hasDays && (
              <>
                <Menu.Separator />
                <Menu.Item onSelect={() => setAsking(field)}>From … to …</Menu.Item>
              </>
            )}
          </Menu.Sub>
        ))}
      </Menu>
      {active.map((field) => {
        const labels = valuesOf(field).map((value) => valueLabel(value, optionsOf(field), date));
        const text = `${field.label}: ${labels.join(', ')}`;
        return (
          <Chip
            key={field.name}
            selected
            icon={<X />}
            aria-label={`${text}. Show all`}
            onClick={() => setFilters(change(field.name, null))}
          >
            {text}
          </Chip>
        );
      })}
      {active.length > 1 && (
        <Button
          variant="ghost"
          size="small"
          onClick={() => setFilters(Object.assign({}, ...fields.map(({ name }) => change(name, null))))}
        >
          Clear all
        </Button>
      )}
      {asking && (
        <DaysDialog
          title={asking.label}
          onClose={() => setAsking(null)}
          onChosen={(days) => setFilters(change(asking.name, days))}
        />
      )}
    </Stack>
  );
}

function keepOpen(event: Event): void {
  event.preventDefault();
}

function change<Filter extends string>(name: Filter, value: string | null) {
  return { [name]: value } as Partial<Record<Filter, string | null>>;
}
