import { Text } from '@linework/design-system';
import type { TaskRow } from '@linework/domain';
import { useFormat } from '../format/useFormat';
import { dueText, NO_DUE_DATE } from './taskWords';

/** When a task is due, or that it has no date. */
export function DueDate({ task }: { task: Pick<TaskRow, 'dueDate' | 'status'> }) {
  const format = useFormat();
  if (task.dueDate === null) return <Text tone="muted">{NO_DUE_DATE}</Text>;
  return (
    <Text size="small" mono tone={format.isOverdue(task) ? 'danger' : 'primary'}>
      {dueText(task, format)}
    </Text>
  );
}
