import { DateField, Select, TextField } from '@linework/design-system';
import { isDateOnly, type RowImportField } from '@linework/domain';
import { type KeyboardEvent, useState } from 'react';
import { useFormat } from '../format/useFormat';
import { useSession } from '../session/SessionContext';

interface ValueOfAllRowsProps {
  field: RowImportField;
  value: string;
  onChange: (value: string) => void;
}

const NONE = 'none';

/**
 * What a field has in rows that say nothing, where no column is chosen for it. A text counts once it is left, or by Enter; a day
 * as soon as it is one.
 */
export function ValueOfAllRows({ field: { label, as, options }, value, onChange }: ValueOfAllRowsProps) {
  const { settings } = useSession();
  const { todayDate } = useFormat();
  const [typed, setTyped] = useState(value);
  const name = `${label} in all rows`;
  const settle = () => {
    if (typed !== value) onChange(typed);
  };
  const settleByEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') settle();
  };
  if (options)
    return (
      <Select
        label={name}
        options={[{ value: NONE, label: 'None' }, ...options.map((one) => ({ value: one, label: one }))]}
        value={value || NONE}
        onValueChange={(next) => onChange(next === NONE ? '' : next)}
      />
    );
  if (as === 'date')
    return (
      <DateField
        label={name}
        format={settings.dateFormat}
        today={todayDate()}
        value={typed}
        onValueChange={(next) => {
          setTyped(next);
          // What the calendar gives or clears was not typed, so that no leaving follows.
          if (next === '' || isDateOnly(next)) onChange(next);
        }}
        onBlur={settle}
        onKeyDown={settleByEnter}
      />
    );
  return (
    <TextField
      label={name}
      maxLength={1_000}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      onKeyDown={settleByEnter}
    />
  );
}
