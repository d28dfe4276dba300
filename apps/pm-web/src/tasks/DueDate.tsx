import { Text } from '@linework/design-system';
import type { TaskRow } from '@linework/domain';
import { useFormat } from '../format/useFormat';

/** When a task is due, with '(Overdue)' in words (TSK-05). */
export function DueDate({ task }: { task: TaskRow }) {
  const format = useFormat();
  if (task.dueDate === null) return <Text tone="muted">No due date</Text>;
  const date = format.date(task.dueDate);
  const overdue = format.isOverdue(task);
  return (
    <Text size="small" mono tone={overdue ? 'danger' : 'primary'}>
      {overdue ? `${date} (Overdue)` : date}
    </Text>
  );
}
