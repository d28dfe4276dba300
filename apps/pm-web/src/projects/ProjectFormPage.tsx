import { useSearchParams } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { clientApi } from '../clients/clientApi';
import { OpenedRow } from '../forms/OpenedRow';
import { NotAllowedState } from '../problems/NotAllowedState';
import { useCan } from '../session/useCan';
import { ProjectForm } from './ProjectForm';
import { projectApi } from './projectApi';

/** /projects/new, with ?client= pre-selecting a client, and /projects/edit?id= (PRJ-06). */
export function ProjectFormPage() {
  const [params] = useSearchParams();
  const path = useAppPath();
  const may = useCan();
  const id = params.get('id');
  const clientId = params.get('client');
  const back = { to: path('/projects'), label: 'All projects' };

  if (id !== null) {
    return (
      <OpenedRow key={id} query={projectApi.detail(id)} kind="project" back={back}>
        {(project) => <ProjectForm project={project} client={null} />}
      </OpenedRow>
    );
  }
  if (!may('project:create')) return <NotAllowedState action="create projects" back={back} />;
  if (clientId === null) return <ProjectForm project={null} client={null} />;
  return (
    <OpenedRow key={clientId} query={clientApi.detail(clientId)} kind="client" back={back}>
      {(client) => <ProjectForm project={null} client={client} />}
    </OpenedRow>
  );
}
