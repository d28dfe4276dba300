import { Breadcrumb } from '@linework/design-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import type { ContextRows } from '../lists/useContextRows';

interface TasksAbout extends Pick<ContextRows, 'project' | 'client'> {
  /** The ids that the list is about, of which the rows may not be there yet. */
  projectId: string | undefined;
  clientId: string | undefined;
}

/** What the list of tasks is about and the way back from it (TSK-01). */
export function useTasksHeader(about: TasksAbout): {
  documentTitle: string;
  back: ReactNode;
  meta: ReactNode;
} {
  const path = useAppPath();
  const back = backOf(about);
  const trail = trailOf(about);
  return {
    documentTitle: trail.length > 2 ? `Tasks · ${trail.at(-2)?.label}` : 'Tasks',
    back: <Link to={path(back.to)}>{back.label}</Link>,
    meta: (
      <Breadcrumb
        items={trail.map(({ label, to }) => ({ label, ...(to && { render: <Link to={path(to)} /> }) }))}
      />
    ),
  };
}

/** Where 'back' leads (TSK-01). */
function backOf({ project, client }: Pick<TasksAbout, 'project' | 'client'>): {
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
}: Pick<TasksAbout, 'project' | 'client' | 'projectId' | 'clientId'>): {
  label: string;
  to?: string;
}[] {
  const here = { label: 'Tasks' };
  if (projectId !== undefined) {
    if (!project) return [{ label: 'Projects', to: '/projects' }, here];
    return [
      { label: 'Projects', to: '/projects' },
      { label: project.clientName, to: `/projects?client=${project.clientId}` },
      { label: project.name, to: `/projects/view?id=${project.id}` },
      here,
    ];
  }
  if (clientId !== undefined) {
    const clients = { label: 'Clients', to: '/clients' };
    return client
      ? [clients, { label: client.name, to: `/clients/view?id=${client.id}` }, here]
      : [clients, here];
  }
  return [{ label: 'Dashboard', to: '/dashboard' }, here];
}
