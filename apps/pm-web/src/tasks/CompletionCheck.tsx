import { IconButton } from '@linework/design-system';
import { isCompleted, type TaskRow } from '@linework/domain';
import { Circle, CircleCheck } from 'lucide-react';

interface CompletionCheckProps {
  task: TaskRow;
  onToggle: (task: TaskRow) => void;
  disabled?: boolean;
}

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
      icon={completed ? <CircleCheck /> : <Circle />}
      size="small"
      tooltip={false}
      title="Complete"
      disabled={disabled}
      onClick={() => onToggle(task)}
    />
  );
}
