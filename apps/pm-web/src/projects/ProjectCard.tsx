import { Button, Card, Link, PriorityBadge, Progress, Stack, Text } from '@linework/design-system';
import type { ProjectRow } from '@linework/domain';
import { ListTodo, Users } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { useFormat } from '../format/useFormat';
import { CardActions } from '../lists/CardActions';
import { useCan } from '../session/useCan';
import { ProjectStatusBadge } from './ProjectStatusBadge';

interface ProjectCardProps {
  project: ProjectRow;
  /** Left out where the whole list is of one client. */
  withClient: boolean;
  onDelete: () => void;
}

/** A project of the grid (PRJ-03). */
export function ProjectCard({ project, withClient, onDelete }: ProjectCardProps) {
  const path = useAppPath();
  const format = useFormat();
  const may = useCan();
  return (
    <Card
      title={
        <Link asChild tone="quiet">
          <RouterLink to={path(`/projects/view?id=${project.id}`)}>{project.name}</RouterLink>
        </Link>
      }
      description={
        withClient && (
          <Link asChild tone="quiet">
            <RouterLink to={path(`/projects?client=${project.clientId}`)}>{project.clientName}</RouterLink>
          </Link>
        )
      }
      footer={
        <CardActions
          kind="project"
          name={project.name}
          editPath={path(`/projects/edit?id=${project.id}`)}
          onDelete={onDelete}
        >
          <Button asChild variant="ghost" size="small" icon={<ListTodo />}>
            <RouterLink
              to={path(`/tasks?project=${project.id}`)}
              aria-label={`View tasks of ${project.name}`}
            >
              View tasks
            </RouterLink>
          </Button>
        </CardActions>
      }
    >
      <Stack gap={12}>
        <Stack direction="row" gap={12} justify="between" wrap>
          <ProjectStatusBadge status={project.status} />
          <PriorityBadge priority={project.priority} />
        </Stack>
        <Stack gap={4}>
          <Stack direction="row" gap={8} justify="between">
            <Text size="small" tone="secondary">
              {project.completedTasks} of {project.taskCount} tasks
            </Text>
            <Text size="small" mono>
              {project.progress} %
            </Text>
          </Stack>
          <Progress
            size="small"
            value={project.progress}
            label={`Progress of ${project.name}`}
            tone={project.status === 'Completed' ? 'success' : 'accent'}
          />
        </Stack>
        <Stack direction="row" gap={12} justify="between" wrap>
          <Text size="small" tone="secondary" mono>
            {format.date(project.startDate)} – {format.date(project.endDate)}
          </Text>
          <Text size="small" tone="secondary">
            <Stack direction="row" gap={4}>
              <Users size={14} aria-hidden />
              <span>{`${project.teamSize} ${project.teamSize === 1 ? 'person' : 'people'}`}</span>
            </Stack>
          </Text>
        </Stack>
        <Stack direction="row" gap={12} justify="between" wrap>
          {may('budget:read') && (
            <Text size="small" mono>
              {format.moneyRounded(project.budgetMinor)}
            </Text>
          )}
          {project.leadName && (
            <Text size="small" tone="secondary" truncate>
              Lead: {project.leadName}
            </Text>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
