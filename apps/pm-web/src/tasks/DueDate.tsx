import { Text } from '@linework/design-system';
import type { TaskRow } from '@linework/domain';
import { useFormat } from '../format/useFormat';

/** When a task is due, with '(Overdue)' in words (TSK-05). */
export function DueDate({ task }: { task: TaskRow }) {
  const format = useFormat();
  if (task.dueDate === null) return <Text tone="muted">No due date</Text>;
  if (!format.isOverdue(task))
    return (
      <Text size="small" mono>
        {format.date(task.dueDate)}
      </Text>
    );
  return (
    <Text size="small" mono tone="danger">
      {format.date(task.dueDate)} (Overdue)
    </Text>
  );
}
