import type { PersonRow } from '@linework/domain';
import { personChoice } from '../api/choices';
import { HandOverDialog } from './HandOverDialog';
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
  const count = tasks.length === 1 ? 'one open task' : `${tasks.length} open tasks`;
  return (
    <HandOverDialog
      title={`Take ${person.name} off the team?`}
      description={`They have ${count} here. Nothing is deleted; finished tasks keep their name.`}
      tasks={tasks}
      heirs={heirs.map(personChoice)}
      confirmLabel="Take off the team"
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
}
