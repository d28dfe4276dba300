import { Button, Dialog, List, ListRow, RadioGroup, Select, Stack } from '@linework/design-system';
import type { PersonRow } from '@linework/domain';
import { useState } from 'react';
import { useFormat } from '../format/useFormat';
import type { ProjectTaskValues } from './ProjectValues';

interface LeavingDialogProps {
  person: PersonRow;
  /** Their open tasks on this project: at least one. */
  tasks: readonly ProjectTaskValues[];
  /** The others on the team. */
  heirs: readonly PersonRow[];
  onCancel: () => void;
  /** Null leaves the tasks unassigned. */
  onConfirm: (heirId: string | null) => void;
}

/** Taking somebody off the team says what happens to their tasks, and lets one decide (PRJ-08). */
export function LeavingDialog({ person, tasks, heirs, onCancel, onConfirm }: LeavingDialogProps) {
  const format = useFormat();
  const [way, setWay] = useState<'reassign' | 'unassign'>(heirs.length > 0 ? 'reassign' : 'unassign');
  const [heirId, setHeirId] = useState(heirs[0]?.id ?? '');
  const count = tasks.length === 1 ? 'one open task' : `${tasks.length} open tasks`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={`Take ${person.name} off the team?`}
      description={`They have ${count} here. Nothing is deleted; finished tasks keep their name.`}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button
            variant="solid"
            tone="accent"
            onClick={() => onConfirm(way === 'reassign' && heirId !== '' ? heirId : null)}
          >
            Take off the team
          </Button>
        </>
      }
    >
      <Stack gap={16}>
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
        <RadioGroup<'reassign' | 'unassign'>
          label="What happens to these tasks?"
          value={way}
          onValueChange={setWay}
          options={[
            {
              value: 'reassign',
              label: 'Give them to somebody else on the team',
              disabled: heirs.length === 0,
              hint: heirs.length === 0 ? 'Nobody else is on the team' : undefined,
            },
            { value: 'unassign', label: 'Leave them without an assignee' },
          ]}
        />
        {way === 'reassign' && (
          <Select
            label="New assignee"
            options={heirs.map(({ id, name }) => ({ value: id, label: name }))}
            value={heirId}
            onValueChange={setHeirId}
          />
        )}
      </Stack>
    </Dialog>
  );
}

/** Enough to recognise them by. */
const SHOWN = 4;
