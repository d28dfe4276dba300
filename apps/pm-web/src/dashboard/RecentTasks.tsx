import { Avatar, ListRow, PriorityBadge, Text } from '@linework/design-system';
import { isCompleted, type TaskRow } from '@linework/domain';
import { Link } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { useFormat } from '../format/useFormat';
import { RecentCard } from './RecentCard';

/** A row opens the tasks of its project. */
export function RecentTasks({ tasks }: { tasks: readonly TaskRow[] }) {
  const path = useAppPath();
  const format = useFormat();
  return (
    <RecentCard title="Recent Tasks" to="/tasks" emptyTitle="No tasks yet" isEmpty={tasks.length === 0}>
      {tasks.map((task) => (
        <ListRow
          key={task.id}
          asChild
          title={task.title}
          done={isCompleted(task)}
          meta={task.projectName}
          trailing={
            <>
              <PriorityBadge priority={task.priority} />
              {task.dueDate && (
                <Text mono tone={format.isOverdue(task) ? 'danger' : 'secondary'}>
                  {format.date(task.dueDate)}
                </Text>
              )}
              {task.assigneeName && (
                <Avatar name={task.assigneeName} initials={task.assigneeInitials ?? undefined} />
              )}
            </>
          }
        >
          <Link to={path(`/tasks?project=${task.projectId}`)} />
        </ListRow>
      ))}
    </RecentCard>
  );
}
