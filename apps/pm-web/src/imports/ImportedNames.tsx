import { Button, Card, Combobox, Stack, Text } from '@linework/design-system';
import type { ImportedName } from '@linework/domain';
import type { Choice } from '../api/choices';

interface ImportedNamesProps {
  title: 'Clients' | 'People' | 'Projects';
  names: readonly ImportedName[];
  find: (search: string, signal: AbortSignal) => Promise<Choice[]>;
  /** Null leaves the rows of that name out; undefined leaves it to what is found. */
  onChoose: (from: string, to: string | null | undefined) => void;
}

/** The clients, people or projects that a file names, and who or what each is here. */
export function ImportedNames({ title, names, find, onChoose }: ImportedNamesProps) {
  return (
    <Card title={title}>
      <Stack gap={12}>
        {names.map(({ from, label, id, name, rows, isLeftOut }) => (
          <Stack key={from} direction="row" gap={12} align="end" wrap>
            <Combobox
              label={`${label}, ${rows} ${rows === 1 ? 'row' : 'rows'}`}
              placeholder={isLeftOut ? 'Left out' : 'Choose…'}
              error={id || isLeftOut ? undefined : 'Not known here'}
              loadOptions={find}
              value={id ?? ''}
              selectedOption={id && name ? { value: id, label: name } : null}
              onValueChange={(to) => onChoose(from, to ?? undefined)}
            />
            {isLeftOut ? (
              <Button onClick={() => onChoose(from, undefined)} aria-label={`Take ${label} in again`}>
                Take in again
              </Button>
            ) : (
              <Button onClick={() => onChoose(from, null)} aria-label={`Leave out ${label}`}>
                Leave out
              </Button>
            )}
          </Stack>
        ))}
        {names.length === 0 && <Text tone="secondary">No row can be read yet.</Text>}
      </Stack>
    </Card>
  );
}
