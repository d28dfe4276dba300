import { Select, TextField } from '@linework/design-system';
import type { RowImportField } from '@linework/domain';
import { useState } from 'react';

interface ValueOfAllRowsProps {
  field: RowImportField;
  value: string;
  onChange: (value: string) => void;
}

const NONE = 'none';

/** What a field has in rows that say nothing, where no column is chosen for it. A text counts once it is left, or by Enter. */
export function ValueOfAllRows({ field: { label, as, options }, value, onChange }: ValueOfAllRowsProps) {
  const [typed, setTyped] = useState(value);
  const name = `${label} in all rows`;
  const settle = () => {
    if (typed !== value) onChange(typed);
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
  return (
    <TextField
      label={name}
      placeholder={as === 'date' ? 'YYYY-MM-DD' : undefined}
      maxLength={1_000}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle();
      }}
    />
  );
}
