import { ListRow, Progress, Text } from '@linework/design-system';
import { type ClientOverview, isActiveProject, type OverviewProject } from '@linework/domain';
import { Link } from 'react-router-dom';
import { useAppPath } from '../../app/useAppPath';
import { useFormat } from '../../format/useFormat';
import { PanelCard } from '../../overviews/PanelCard';
import { ProjectStatusBadge } from '../../projects/ProjectStatusBadge';

/** Of more projects the list has the rest. */
const MOST_SHOWN = 8;

/** The client's projects: active ones first, of these the ones where something is due first. */
export function ClientProjects({ client }: { client: ClientOverview }) {
  const shown = [...client.projects].sort(byUrgency).slice(0, MOST_SHOWN);
  const hidden = client.projects.length - shown.length;
  return (
    <PanelCard
      title="Projects"
      description={hidden > 0 ? `${hidden} more in the list` : undefined}
      to={`/projects?client=${client.id}`}
      emptyTitle="No projects yet"
      isEmpty={client.projects.length === 0}
    >
      {shown.map((project) => (
        <ProjectLine key={project.id} project={project} />
      ))}
    </PanelCard>
  );
}

function ProjectLine({ project }: { project: OverviewProject }) {
  const path = useAppPath();
  const { id, name, status, progress, completedTasks, taskCount } = project;
  return (
    <ListRow
      asChild
      title={name}
      meta={<NextDue project={project} />}
      trailing={
        <>
          <ProjectStatusBadge status={status} />
          <Progress
            size="small"
            value={progress}
            label={`Progress of ${name}`}
            valueText={`${completedTasks} of ${taskCount} tasks completed`}
            tone={status === 'Completed' ? 'success' : 'accent'}
          />
          <Text mono tone="secondary">
            {`${progress} %`}
          </Text>
        </>
      }
    >
      <Link to={path(`/projects/view?id=${id}`)} />
    </ListRow>
  );
}

function NextDue({ project: { nextDue, taskCount, completedTasks } }: { project: OverviewProject }) {
  const format = useFormat();
  if (nextDue === null) {
    if (taskCount === 0) return 'No tasks yet';
    return taskCount === completedTasks ? 'All tasks done' : 'Nothing has a due date';
  }
  const date = format.date(nextDue);
  const isLate = format.isOverdue({ dueDate: nextDue, status: 'Todo' });
  return isLate ? <Text size="small" tone="danger">{`Next due ${date} (Overdue)`}</Text> : `Next due ${date}`;
}

function byUrgency(one: OverviewProject, other: OverviewProject): number {
  const rank = (project: OverviewProject) =>
    `${isActiveProject(project) ? 0 : 1} ${project.nextDue ?? '9999-12-31'} ${project.name}`;
  return rank(one) < rank(other) ? -1 : 1;
}
