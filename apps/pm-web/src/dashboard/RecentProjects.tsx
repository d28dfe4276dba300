import { Link as DesignLink, ListRow, Progress, Text } from '@linework/design-system';
import type { ProjectRow } from '@linework/domain';
import { Link } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { ProjectStatusBadge } from '../projects/ProjectStatusBadge';
import { RowsCard } from './RowsCard';

/** A row opens the project; its client and its tasks are one click away. */
export function RecentProjects({ projects }: { projects: readonly ProjectRow[] | undefined }) {
  const path = useAppPath();
  return (
    <RowsCard
      title="Recent Projects"
      to="/projects"
      empty={{
        title: 'No projects yet',
        description: 'The projects that changed last show here.',
        creates: 'project',
      }}
      rows={projects}
    >
      {({ id, name, clientId, clientName, status, progress, completedTasks, taskCount }) => (
        <ListRow
          key={id}
          asChild
          title={name}
          meta={
            <>
              <DesignLink asChild tone="quiet">
                <Link to={path(`/tasks?project=${id}`)} aria-label={`View Tasks of ${name}`}>
                  View Tasks
                </Link>
              </DesignLink>
              {' · '}
              <DesignLink asChild tone="quiet">
                <Link to={path(`/projects?client=${clientId}`)}>{clientName}</Link>
              </DesignLink>
            </>
          }
          trailing={
            <>
              <ProjectStatusBadge status={status} />
              <Progress
                value={progress}
                label={`Progress of ${name}`}
                valueText={`${completedTasks} of ${taskCount} tasks completed`}
                size="small"
                tone={status === 'Completed' ? 'success' : 'accent'}
              />
              <Text mono tone="secondary">
                {completedTasks}/{taskCount}
              </Text>
            </>
          }
        >
          <Link to={path(`/projects/edit?id=${id}`)} />
        </ListRow>
      )}
    </RowsCard>
  );
}
