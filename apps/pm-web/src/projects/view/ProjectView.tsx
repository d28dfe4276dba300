import {
  Avatar,
  Button,
  Card,
  Columns,
  Link as DesignLink,
  PageContent,
  PageHeader,
  PriorityBadge,
  Stack,
  TabLink,
  TabLinks,
  Text,
} from '@linework/design-system';
import type { ProjectOverview } from '@linework/domain';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ActivityCard } from '../../activity/ActivityCard';
import { DocumentTitle } from '../../app/DocumentTitle';
import { useWayBack } from '../../app/PreviousPage';
import { useAppPath } from '../../app/useAppPath';
import { useFormat } from '../../format/useFormat';
import { NewButton } from '../../lists/NewButton';
import { LatestFiles } from '../../overviews/LatestFiles';
import { NextTasks } from '../../overviews/NextTasks';
import { useCan } from '../../session/useCan';
import { entriesPath } from '../../time/entries/entriesPath';
import { ProjectStatusBadge } from '../ProjectStatusBadge';
import { BudgetCourse } from './BudgetCourse';
import { ProjectFigures } from './ProjectFigures';
import { TeamLoadCard } from './TeamLoadCard';

/** A project to be read: where it stands, who is on it, what is due next and what was uploaded last. */
export function ProjectView({ project }: { project: ProjectOverview }) {
  const path = useAppPath();
  const may = useCan();
  const back = useWayBack(path('/projects'));
  const { id, name, status, priority } = project;
  return (
    <PageContent>
      <DocumentTitle title={name} />
      <PageHeader
        back={<Link to={back}>Projects</Link>}
        title={name}
        badge={
          <>
            <ProjectStatusBadge status={status} />
            <PriorityBadge priority={priority} />
          </>
        }
        meta={<AboutProject project={project} />}
        actions={
          may('project:update') && (
            <Button asChild icon={<Pencil />}>
              <Link to={path(`/projects/edit?id=${id}`)}>Edit</Link>
            </Button>
          )
        }
        primary={
          <NewButton permission="task:create" to={`/tasks/new?project=${id}`}>
            New Task
          </NewButton>
        }
      />
      <ProjectPages project={project} />
      <ProjectFigures project={project} />
      <Columns aside={<Aside project={project} />}>
        {(project.weeks || project.team) && (
          <Columns compact>
            {project.weeks && <BudgetCourse project={project} />}
            {project.team && <TeamLoadCard project={project} team={project.team} />}
          </Columns>
        )}
        <LatestFiles files={project.latestFiles} to={`/documents?project=${id}`} />
      </Columns>
    </PageContent>
  );
}

/** Beside the main column. */
function Aside({ project }: { project: ProjectOverview }) {
  return (
    <>
      <Card title="Description">
        {project.description.trim() === '' ? (
          <Text tone="muted">No description yet</Text>
        ) : (
          <Text multiline>{project.description}</Text>
        )}
      </Card>
      <NextTasks tasks={project.nextTasks} to={`/tasks?project=${project.id}`} />
      <ActivityCard key={project.id} about={{ kind: 'project', id: project.id }} />
    </>
  );
}

/** Whose it is, who leads it, from when to when. */
function AboutProject({ project }: { project: ProjectOverview }) {
  const path = useAppPath();
  const format = useFormat();
  const { clientId, clientName, leadName, startDate, endDate } = project;
  return (
    <Stack direction="row" gap={8} wrap>
      <Stack direction="row" gap={8}>
        <DesignLink asChild>
          <Link to={path(`/clients/view?id=${clientId}`)}>{clientName}</Link>
        </DesignLink>
        <span aria-hidden>·</span>
      </Stack>
      {leadName && (
        <Stack direction="row" gap={8}>
          <Avatar size="small" name={leadName} decorative />
          <span>{leadName} leads</span>
          <span aria-hidden>·</span>
        </Stack>
      )}
      <Text mono tone="muted">
        {format.date(startDate)} – {format.date(endDate)}
      </Text>
    </Stack>
  );
}

/** The lists of what belongs to the project. */
function ProjectPages({ project }: { project: ProjectOverview }) {
  const path = useAppPath();
  const may = useCan();
  const { id, name, taskCount, documentCount, drawingCount } = project;
  return (
    <TabLinks aria-label={`Pages of ${name}`}>
      <TabLink current>
        <Link to={path(`/projects/view?id=${id}`)}>Overview</Link>
      </TabLink>
      <TabLink count={taskCount}>
        <Link to={path(`/tasks?project=${id}`)}>Tasks</Link>
      </TabLink>
      <TabLink count={documentCount}>
        <Link to={path(`/documents?project=${id}`)}>Documents</Link>
      </TabLink>
      <TabLink count={drawingCount}>
        <Link to={path(`/drawings?project=${id}`)}>Drawings</Link>
      </TabLink>
      {may('time:read') && (
        <TabLink>
          <Link to={path(entriesPath({ project: id }))}>Time</Link>
        </TabLink>
      )}
    </TabLinks>
  );
}
