import { Text } from '@linework/design-system';
import type { TaskRow } from '@linework/domain';
import { useFormat } from '../format/useFormat';
import { dueText } from './taskWords';

/** When a task is due, or that it has no date. */
export function DueDate({ task }: { task: TaskRow }) {
  const format = useFormat();
  const words = dueText(task, format);
  if (task.dueDate === null) return <Text tone="muted">{words}</Text>;
  return (
    <Text size="small" mono tone={format.isOverdue(task) ? 'danger' : 'primary'}>
      {words}
    </Text>
  );
}
