import { FormScreen } from '../forms/FormScreen';
import { ClientForm } from './ClientForm';
import { clientApi } from './clientApi';

/** /clients/new and /clients/edit?id= (CLI-06). */
export function ClientFormPage() {
  return (
    <FormScreen
      kind="client"
      detail={clientApi.detail}
      create={() => <ClientForm client={null} />}
      edit={(client) => <ClientForm client={client} />}
    />
  );
}
