import { useSearchParams } from 'react-router-dom';
import { clientApi } from '../clients/clientApi';
import { FormScreen } from '../forms/FormScreen';
import { OpenedRow } from '../forms/OpenedRow';
import { ProjectForm } from './ProjectForm';
import { projectApi } from './projectApi';

/** /projects/new, with ?client= pre-selecting a client, and /projects/edit?id= (PRJ-06). */
export function ProjectFormPage() {
  const [params] = useSearchParams();
  const clientId = params.get('client');
  return (
    <FormScreen
      kind="project"
      detail={projectApi.detail}
      create={(back) =>
        clientId === null ? (
          <ProjectForm project={null} client={null} />
        ) : (
          <OpenedRow key={clientId} query={clientApi.detail(clientId)} kind="client" back={back}>
            {(client) => <ProjectForm project={null} client={client} />}
          </OpenedRow>
        )
      }
      edit={(project) => <ProjectForm project={project} client={null} />}
    />
  );
}
