import { Breadcrumb, PageHeader } from '@linework/design-system';
import { Link } from 'react-router-dom';
import { DocumentTitle } from '../app/DocumentTitle';
import { useAppPath } from '../app/useAppPath';
import { NewButton } from '../lists/NewButton';
import type { ContextRows } from '../lists/useContextRows';
import { type ListView, ViewToggle } from '../lists/ViewToggle';

interface TasksHeaderProps extends Pick<ContextRows, 'project' | 'client'> {
  /** The ids that the list is about, of which the rows may not be there yet. */
  projectId: string | undefined;
  clientId: string | undefined;
  /** Where a task is made, without `/app`. */
  newTask: string;
  view: ListView;
  onViewChange: (view: ListView) => void;
}

/** What the list of tasks is about and the way back from it (TSK-01). */
export function TasksHeader({ newTask, view, onViewChange, ...about }: TasksHeaderProps) {
  const path = useAppPath();
  const back = backOf(about);
  const trail = trailOf(about);
  return (
    <>
      <DocumentTitle title={trail.length > 2 ? `Tasks · ${trail.at(-2)?.label}` : 'Tasks'} />
      <PageHeader
        back={<Link to={path(back.to)}>{back.label}</Link>}
        title="Tasks"
        meta={
          <Breadcrumb
            items={trail.map(({ label, to }) => ({ label, ...(to && { render: <Link to={path(to)} /> }) }))}
          />
        }
        actions={
          <>
            <ViewToggle view={view} onChange={onViewChange} />
            <NewButton permission="task:create" to={newTask}>
              New Task
            </NewButton>
          </>
        }
      />
    </>
  );
}

/** Where 'back' leads (TSK-01). */
function backOf({ project, client }: Pick<TasksHeaderProps, 'project' | 'client'>): {
  to: string;
  label: string;
} {
  if (project) return { to: `/projects?client=${project.clientId}`, label: `${project.clientName} Projects` };
  return client ? { to: '/clients', label: 'Clients' } : { to: '/projects', label: 'Projects' };
}

function trailOf({
  project,
  client,
  projectId,
  clientId,
}: Pick<TasksHeaderProps, 'project' | 'client' | 'projectId' | 'clientId'>): {
  label: string;
  to?: string;
}[] {
  const here = { label: 'Tasks' };
  if (projectId !== undefined) {
    if (!project) return [{ label: 'Projects', to: '/projects' }, here];
    return [
      { label: 'Projects', to: '/projects' },
      { label: project.clientName, to: `/projects?client=${project.clientId}` },
      { label: project.name, to: `/projects/edit?id=${project.id}` },
      here,
    ];
  }
  if (clientId !== undefined) {
    const clients = { label: 'Clients', to: '/clients' };
    return client
      ? [clients, { label: client.name, to: `/clients/edit?id=${client.id}` }, here]
      : [clients, here];
  }
  return [{ label: 'Dashboard', to: '/dashboard' }, here];
}
