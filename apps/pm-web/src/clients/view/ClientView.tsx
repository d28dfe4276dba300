import { Button, Columns, PageContent, PageHeader, TabLink, TabLinks } from '@linework/design-system';
import type { ClientOverview } from '@linework/domain';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ActivityCard } from '../../activity/ActivityCard';
import { DocumentTitle } from '../../app/DocumentTitle';
import { useWayBack } from '../../app/PreviousPage';
import { useAppPath } from '../../app/useAppPath';
import { NewButton } from '../../lists/NewButton';
import { LatestFiles } from '../../overviews/LatestFiles';
import { NextTasks } from '../../overviews/NextTasks';
import { useCan } from '../../session/useCan';
import { entriesPath } from '../../time/entries/entriesPath';
import { ClientStatusBadge } from '../ClientStatusBadge';
import { ClientTiles } from '../ClientTiles';
import { ClientContact } from './ClientContact';
import { ClientNotes } from './ClientNotes';
import { ClientPeople } from './ClientPeople';
import { ClientProjects } from './ClientProjects';
import { ClientWork } from './ClientWork';

/** A client to be read: how to reach them, their projects, what is due in these and what was uploaded last. */
export function ClientView({ client }: { client: ClientOverview }) {
  const path = useAppPath();
  const may = useCan();
  const back = useWayBack(path('/clients'));
  const { id, name, status, industry, companySize } = client;
  return (
    <PageContent>
      <DocumentTitle title={name} />
      <PageHeader
        back={<Link to={back}>Clients</Link>}
        title={name}
        badge={<ClientStatusBadge status={status} />}
        meta={[industry, companySize && `${companySize} people`].filter((words) => words !== '').join(' · ')}
        actions={
          may('client:update') && (
            <Button asChild icon={<Pencil />}>
              <Link to={path(`/clients/edit?id=${id}`)}>Edit</Link>
            </Button>
          )
        }
        primary={
          <NewButton permission="project:create" to={`/projects/new?client=${id}`}>
            New Project
          </NewButton>
        }
      />
      <ClientPages client={client} />
      <ClientTiles client={client} />
      <ClientWork client={client} />
      <Columns aside={<Aside client={client} />}>
        <ClientProjects client={client} />
        <NextTasks tasks={client.nextTasks} to={`/tasks?client=${id}`} withProject />
        <LatestFiles files={client.latestFiles} to={`/documents?client=${id}`} withProject />
      </Columns>
    </PageContent>
  );
}

/** Beside the main column. */
function Aside({ client }: { client: ClientOverview }) {
  return (
    <>
      <ClientContact client={client} />
      {client.notes !== undefined && <ClientNotes notes={client.notes} />}
      {client.people.length > 0 && <ClientPeople people={client.people} />}
      <ActivityCard key={client.id} about={{ kind: 'client', id: client.id }} />
    </>
  );
}

/** The lists of what belongs to the client. */
function ClientPages({ client }: { client: ClientOverview }) {
  const path = useAppPath();
  const may = useCan();
  const { id, name, projectCount, taskCount } = client;
  return (
    <TabLinks aria-label={`Pages of ${name}`}>
      <TabLink current>
        <Link to={path(`/clients/view?id=${id}`)}>Overview</Link>
      </TabLink>
      <TabLink count={projectCount}>
        <Link to={path(`/projects?client=${id}`)}>Projects</Link>
      </TabLink>
      <TabLink count={taskCount}>
        <Link to={path(`/tasks?client=${id}`)}>Tasks</Link>
      </TabLink>
      <TabLink>
        <Link to={path(`/documents?client=${id}`)}>Documents</Link>
      </TabLink>
      <TabLink>
        <Link to={path(`/drawings?client=${id}`)}>Drawings</Link>
      </TabLink>
      {may('time:read') && (
        <TabLink>
          <Link to={path(entriesPath({ client: id }))}>Time</Link>
        </TabLink>
      )}
    </TabLinks>
  );
}
