import { Avatar, ListRow, PriorityBadge, Text } from '@linework/design-system';
import { isCompleted, type TaskRow } from '@linework/domain';
import { Link } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { useFormat } from '../format/useFormat';
import { useCan } from '../session/useCan';
import { dueSoonText } from '../tasks/taskWords';
import { TaskTick } from './TaskTick';

interface TaskListRowProps {
  task: TaskRow;
  /** Where the row leads. */
  to: string;
  /** One's own tasks need not say whose they are. */
  isMine?: boolean;
}

/** A task of a panel; its box completes it. */
export function TaskListRow({ task, to, isMine = false }: TaskListRowProps) {
  const path = useAppPath();
  const format = useFormat();
  const may = useCan();
  return (
    <ListRow
      asChild
      leading={may('task:update') && <TaskTick task={task} />}
      title={task.title}
      done={isCompleted(task)}
      meta={task.projectName}
      trailing={
        <>
          <PriorityBadge priority={task.priority} />
          {task.dueDate && (
            <Text mono tone={format.isOverdue(task) ? 'danger' : 'secondary'}>
              {dueSoonText(task, format)}
            </Text>
          )}
          {!isMine && task.assigneeName && (
            <Avatar name={task.assigneeName} initials={task.assigneeInitials ?? undefined} />
          )}
        </>
      }
    >
      <Link to={path(to)} />
    </ListRow>
  );
}
