import type { TaskRow } from '@linework/domain';
import { RowsCard } from './RowsCard';
import { TaskListRow } from './TaskListRow';

/** A row opens the tasks of its project. */
export function RecentTasks({ tasks }: { tasks: readonly TaskRow[] | undefined }) {
  return (
    <RowsCard
      title="Recent Tasks"
      to="/tasks"
      empty={{
        title: 'No tasks yet',
        description: 'The tasks that changed last show here.',
        creates: 'task',
      }}
      rows={tasks}
    >
      {(task) => <TaskListRow key={task.id} task={task} to={`/tasks?project=${task.projectId}`} />}
    </RowsCard>
  );
}
