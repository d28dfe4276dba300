import { Button, Dialog, RadioGroup, Stack } from '@linework/design-system';
import { type ReactNode, useState } from 'react';
import { type FieldLabels, labelOf } from './fieldLabels';
import type { Side } from './threeWay';
import type { Conflict } from './useEditForm';

interface ConflictDialogProps {
  conflict: Conflict;
  labels: FieldLabels;
  show?: (path: string, value: unknown) => ReactNode;
}

/** Two people saved the same thing: both values of each field, and a choice. Nothing is overwritten unseen (SRV-02). */
export function ConflictDialog({ conflict, labels, show = valueText }: ConflictDialogProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const sideOf = (path: string, changedByMe: boolean): Side =>
    chosen.get(path) ?? (changedByMe ? 'mine' : 'theirs');
  const settle = () => {
    conflict.settle(
      new Map(conflict.differences.map(({ path, changedByMe }) => [path, sideOf(path, changedByMe)])),
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && conflict.dismiss()}
      title="Somebody else saved this first"
      description="Choose what to keep of each field that they changed. Everything else stays as you typed it."
      footer={
        <>
          <Button onClick={conflict.dismiss}>Back to the form</Button>
          <Button variant="solid" tone="accent" onClick={settle}>
            Save the chosen values
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {conflict.differences.map(({ path, mine, theirs, changedByMe }) => (
          <RadioGroup<Side>
            key={path}
            label={labelOf(labels, path)}
            value={sideOf(path, changedByMe)}
            onValueChange={(side) => setChosen(new Map(chosen).set(path, side))}
            options={[
              { value: 'mine', label: show(path, mine), hint: 'Keep mine' },
              { value: 'theirs', label: show(path, theirs), hint: 'Take theirs' },
            ]}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

/** A value as text; a row of a list by its name. */
function valueText(_path: string, value: unknown): string {
  if (value === undefined) return 'Removed';
  if (value === null || value === '') return 'Empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length === 0 ? 'Empty' : value.join(', ');
  if (typeof value !== 'object') return String(value);
  const { name, title } = value as Record<string, unknown>;
  return String(name ?? title ?? 'Changed');
}
