import { Avatar, Checkbox, ListRow, PriorityBadge, Text } from '@linework/design-system';
import { type Dashboard, isCompleted, type TaskRow } from '@linework/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { keys } from '../api/keys';
import { useAppPath } from '../app/useAppPath';
import { useFormat } from '../format/useFormat';
import { useCan } from '../session/useCan';
import { useCompletion } from '../tasks/useCompletion';
import { RecentCard } from './RecentCard';

/** A row opens the tasks of its project; its box completes it. */
export function RecentTasks({ tasks }: { tasks: readonly TaskRow[] }) {
  const path = useAppPath();
  const format = useFormat();
  const may = useCan();
  const toggle = useCompletion(useDashboardTasks());
  return (
    <RecentCard title="Recent Tasks" to="/tasks" emptyTitle="No tasks yet" isEmpty={tasks.length === 0}>
      {tasks.map((task) => (
        <ListRow
          key={task.id}
          asChild
          leading={
            may('task:update') && (
              <Checkbox
                aria-label={`Complete ${task.title}`}
                checked={isCompleted(task)}
                onCheckedChange={() => toggle(task)}
              />
            )
          }
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

/** The dashboard's rows as a tick sees them. What is stored comes with the keys that a change invalidates. */
function useDashboardTasks() {
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      updateRow: (id: string | number, change: (task: TaskRow) => TaskRow) =>
        queryClient.setQueryData<Dashboard>(
          keys.dashboard,
          (before) =>
            before && {
              ...before,
              recentTasks: before.recentTasks.map((task) => (task.id === id ? change(task) : task)),
            },
        ),
      refresh: () => queryClient.invalidateQueries({ queryKey: keys.dashboard }),
    }),
    [queryClient],
  );
}
