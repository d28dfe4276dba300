import { IconButton } from '@linework/design-system';
import { isCompleted, type TaskRow } from '@linework/domain';
import { Circle } from 'lucide-react';

interface CompletionCheckProps {
  task: TaskRow;
  onToggle: (task: TaskRow) => void;
  disabled?: boolean;
}

/** The same elements always, and one circle in both: drawing other tasks in the rows of a table draws no other icons. */
const unchecked = <Circle aria-hidden />;
const checked = (
  <Circle aria-hidden>
    <path key="check" d="m16 9-5.5 5.5L8 12" />
  </Circle>
);

/**
 * Whether a task is done, to be ticked (TSK-05). Round, so that it is not taken for the row's selection. The browser's own tooltip:
 * one of ours for each row would be a third of what drawing the rows anew costs.
 */
export function CompletionCheck({ task, onToggle, disabled }: CompletionCheckProps) {
  const completed = isCompleted(task);
  return (
    <IconButton
      role="checkbox"
      aria-checked={completed}
      label={`Complete ${task.title}`}
      icon={completed ? checked : unchecked}
      size="small"
      tooltip={false}
      title="Complete"
      disabled={disabled}
      onClick={() => onToggle(task)}
    />
  );
}
