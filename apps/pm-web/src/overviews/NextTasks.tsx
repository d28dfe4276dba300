import { Avatar, ListRow, PriorityBadge, Text } from '@linework/design-system';
import type { NextTask } from '@linework/domain';
import { Link } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { DueDate } from '../tasks/DueDate';
import { PanelCard } from './PanelCard';

interface NextTasksProps {
  tasks: readonly NextTask[];
  /** All tasks of the same thing, below the app's prefix. */
  to: string;
  /** Where they are of several projects. */
  withProject?: boolean;
}

/** The open tasks that are due first. A row leads to the task in its list. */
export function NextTasks({ tasks, to, withProject = false }: NextTasksProps) {
  const path = useAppPath();
  return (
    <PanelCard title="Next due" to={to} emptyTitle="No open tasks" isEmpty={tasks.length === 0}>
      {tasks.map((task) => (
        <ListRow
          key={task.id}
          asChild
          title={task.title}
          meta={
            <>
              <DueDate task={task} />
              {withProject && <Text size="small" tone="muted">{` · ${task.projectName}`}</Text>}
            </>
          }
          trailing={
            <>
              <PriorityBadge priority={task.priority} />
              {task.assigneeName && (
                <Avatar name={task.assigneeName} initials={task.assigneeInitials ?? undefined} />
              )}
            </>
          }
        >
          <Link to={path(`/tasks?task=${task.id}`)} />
        </ListRow>
      ))}
    </PanelCard>
  );
}
