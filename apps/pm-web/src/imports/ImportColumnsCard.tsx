import { Card, FormGrid, Select, Stack } from '@linework/design-system';
import type { ReactNode } from 'react';

interface ImportColumnsCardProps {
  fields: readonly { path: string; label: string; error?: string | undefined; below?: ReactNode }[];
  /** Of the file's columns. */
  heads: readonly string[];
  columns: Readonly<Partial<Record<string, number>>>;
  onChange: (columns: Record<string, number>) => void;
}

const NO_COLUMN = 'none';

/** Which column of a file holds what. */
export function ImportColumnsCard({ fields, heads, columns, onChange }: ImportColumnsCardProps) {
  const options = [
    { value: NO_COLUMN, label: 'No column' },
    ...heads.map((head, at) => ({ value: String(at), label: head || `Column ${at + 1}` })),
  ];
  const choose = (path: string, value: string) => {
    const others = Object.entries(columns).flatMap(([other, at]) =>
      other === path || at === undefined ? [] : [[other, at] as const],
    );
    onChange(Object.fromEntries(value === NO_COLUMN ? others : [...others, [path, Number(value)]]));
  };
  return (
    <Card title="Columns" description="Which column holds what. Change it where it was guessed wrong.">
      <FormGrid>
        {fields.map(({ path, label, error, below }) => (
          <Stack key={path} gap={8}>
            <Select
              label={label}
              error={error}
              options={options}
              value={String(columns[path] ?? NO_COLUMN)}
              onValueChange={(value) => choose(path, value)}
            />
            {below}
          </Stack>
        ))}
      </FormGrid>
    </Card>
  );
}
