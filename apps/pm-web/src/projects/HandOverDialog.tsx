import { Button, Combobox, Dialog, List, ListRow, RadioGroup, Stack } from '@linework/design-system';
import { useState } from 'react';
import { type Choice, findPeople } from '../api/choices';
import { useFormat } from '../format/useFormat';

interface HandOverDialogProps {
  title: string;
  description: string;
  /** Those that are known here. */
  tasks: readonly { id: string; title: string; dueDate: string | null }[];
  /** Who may be given them; left out: anybody who works on projects but `exceptId`, found by typing. */
  heirs?: readonly Choice[];
  exceptId?: string;
  confirmLabel: string;
  onCancel: () => void;
  /** Null leaves the tasks unassigned. */
  onConfirm: (heirId: string | null) => void;
}

/** What happens to somebody's open tasks is said, and decided, before they lose them (PRJ-08, USR-05). */
export function HandOverDialog({
  title,
  description,
  tasks,
  heirs,
  exceptId,
  confirmLabel,
  onCancel,
  onConfirm,
}: HandOverDialogProps) {
  const format = useFormat();
  const hasHeirs = heirs === undefined || heirs.length > 0;
  const [way, setWay] = useState<'reassign' | 'unassign'>(heirs?.length ? 'reassign' : 'unassign');
  const [heir, setHeir] = useState<Choice | null>(heirs?.[0] ?? null);
  const isUndecided = way === 'reassign' && heir === null;
  const others = async (search: string, signal: AbortSignal) =>
    (await findPeople(search, signal)).filter(({ value }) => value !== exceptId);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button
            variant="solid"
            tone="accent"
            disabled={isUndecided}
            onClick={() => onConfirm(way === 'reassign' ? (heir?.value ?? null) : null)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {tasks.length > 0 && (
          <List aria-label="Open tasks">
            {tasks.slice(0, SHOWN).map((task) => (
              <ListRow
                key={task.id}
                title={task.title}
                meta={task.dueDate ? `Due ${format.date(task.dueDate)}` : 'No due date'}
              />
            ))}
            {tasks.length > SHOWN && <ListRow title={`and ${tasks.length - SHOWN} more`} />}
          </List>
        )}
        <RadioGroup<'reassign' | 'unassign'>
          label="What happens to these tasks?"
          value={way}
          onValueChange={setWay}
          options={[
            {
              value: 'reassign',
              label: heirs ? 'Give them to somebody else on the team' : 'Give them to somebody else',
              disabled: !hasHeirs,
              hint: hasHeirs ? undefined : 'Nobody else is on the team',
            },
            { value: 'unassign', label: 'Leave them without an assignee' },
          ]}
        />
        {way === 'reassign' && (
          <Combobox
            label="New assignee"
            required
            placeholder="Search people..."
            value={heir?.value ?? ''}
            selectedOption={heir}
            onValueChange={(_, option) => setHeir(option && { ...option, detail: option.detail ?? '' })}
            {...(heirs ? { options: heirs } : { loadOptions: others })}
          />
        )}
      </Stack>
    </Dialog>
  );
}

/** Enough to recognise them by. */
const SHOWN = 4;
