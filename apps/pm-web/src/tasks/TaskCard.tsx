import { Card, Link, PriorityBadge, Stack, Text } from '@linework/design-system';
import { formatHours, isCompleted, type TaskRow } from '@linework/domain';
import { Link as RouterLink } from 'react-router-dom';
import { CardActions } from '../lists/CardActions';
import { useCan } from '../session/useCan';
import { AssigneeName } from './AssigneeName';
import { CompletionCheck } from './CompletionCheck';
import { DueDate } from './DueDate';
import { TaskStatusBadge } from './TaskStatusBadge';

interface TaskCardProps {
  task: TaskRow;
  withProject: boolean;
  withClient: boolean;
  editPath: string;
  onToggle: (task: TaskRow) => void;
  onDelete: () => void;
}

/** A task of the grid (TSK-04). */
export function TaskCard({ task, withProject, withClient, editPath, onToggle, onDelete }: TaskCardProps) {
  const may = useCan();
  const belongsTo = [withProject && task.projectName, withClient && task.clientName]
    .filter(Boolean)
    .join(' · ');
  return (
    <Card
      title={
        <Text strong done={isCompleted(task)}>
          <Link asChild tone="quiet">
            <RouterLink to={editPath}>{task.title}</RouterLink>
          </Link>
        </Text>
      }
      description={belongsTo}
      footer={
        <CardActions kind="task" name={task.title} editPath={editPath} onDelete={onDelete}>
          {may('task:update') && <CompletionCheck task={task} onToggle={onToggle} />}
        </CardActions>
      }
    >
      <Stack gap={8}>
        <Stack direction="row" gap={12} justify="between" wrap>
          <TaskStatusBadge status={task.status} />
          <PriorityBadge priority={task.priority} />
        </Stack>
        <Stack direction="row" gap={12} justify="between" wrap>
          <AssigneeName name={task.assigneeName} initials={task.assigneeInitials} />
          <Text mono tone="secondary">
            {formatHours(task.estimatedHours)} h
          </Text>
        </Stack>
        <DueDate task={task} />
      </Stack>
    </Card>
  );
}
