import { useSearchParams } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { OpenedRow } from '../forms/OpenedRow';
import { NotAllowedState } from '../problems/NotAllowedState';
import { useCan } from '../session/useCan';
import { ClientForm } from './ClientForm';
import { clientApi } from './clientApi';

/** /clients/new and /clients/edit?id=: an id makes it an edit (CLI-06). */
export function ClientFormPage() {
  const [params] = useSearchParams();
  const path = useAppPath();
  const may = useCan();
  const id = params.get('id');
  const back = { to: path('/clients'), label: 'All clients' };

  if (id === null) {
    return may('client:create') ? (
      <ClientForm client={null} />
    ) : (
      <NotAllowedState action="create clients" back={back} />
    );
  }
  return (
    <OpenedRow key={id} query={clientApi.detail(id)} kind="client" back={back}>
      {(client) => <ClientForm client={client} />}
    </OpenedRow>
  );
}
