import { Tabs } from '@linework/design-system';
import { type ClientCreate, type ClientDetail, parseMoney } from '@linework/domain';
import { useWatch } from 'react-hook-form';
import { v7 as newId } from 'uuid';
import { useWayBack } from '../app/PreviousPage';
import { useAppPath } from '../app/useAppPath';
import { EditPage } from '../forms/EditPage';
import { useAfterSave } from '../forms/useAfterSave';
import { useEditForm } from '../forms/useEditForm';
import { useFormTabs } from '../forms/useFormTabs';
import { useSession } from '../session/SessionContext';
import { useCan } from '../session/useCan';
import { ClientDetailsTab } from './ClientDetailsTab';
import { ClientProjectsTab } from './ClientProjectsTab';
import { ClientStatusBadge } from './ClientStatusBadge';
import { ClientTiles } from './ClientTiles';
import { type ClientValues, clientValues, newClientValues } from './ClientValues';
import { clientApi } from './clientApi';
import { type ClientTab, clientLabels, clientTabFields } from './clientFields';

interface ClientFormProps {
  /** As stored when it was opened; null for a new one. */
  client: ClientDetail | null;
}

/** 'Create New Client' / 'Edit Client' (CLI-06 to CLI-10): the client and its projects, saved together. */
export function ClientForm({ client }: ClientFormProps) {
  const { settings } = useSession();
  const path = useAppPath();
  const list = path('/clients');
  const wayBack = useWayBack(list);
  const afterSave = useAfterSave({
    kind: 'client',
    isNew: client === null,
    // A search may not match a new row.
    list: client ? wayBack : list,
    editPath: (id) => path(`/clients/edit?id=${id}`),
  });
  const may = useCan();
  const tabs = useFormTabs<ClientTab>(clientTabFields, 'details');
  const isReadOnly = client !== null && !may('client:update');
  const edit = useEditForm<ClientValues, typeof ClientCreate, ClientDetail>({
    entity: 'client',
    row: client,
    empty: () => newClientValues(newId()),
    toValues: clientValues,
    loadSchema: async () => (await import('../forms/schemas')).ClientCreate,
    readers: { 'projects.*.budgetMinor': (text) => parseMoney(text, settings.currency) },
    save: (input, version) =>
      version === null ? clientApi.create(input) : clientApi.update(input.id, input, version),
    reload: () => clientApi.get(client?.id ?? ''),
    onSaved: afterSave,
    showField: tabs.showField,
  });
  const projects = useWatch({ control: edit.form.control, name: 'projects' });

  return (
    <EditPage
      edit={edit}
      label="Client"
      labels={clientLabels}
      showField={tabs.showField}
      title={client ? 'Edit Client' : 'Create New Client'}
      documentTitle={client?.name}
      badge={client && <ClientStatusBadge status={client.status} />}
      meta={client?.name}
      back={{ to: wayBack, label: 'Clients' }}
      saveLabel={client ? 'Update Client' : 'Create Client'}
      isReadOnly={isReadOnly}
      readOnlyHelp="Ask an owner, admin or manager for changes."
      intro={client && <ClientTiles client={client} />}
    >
      <Tabs.Root value={tabs.current} onValueChange={(tab) => tabs.select(tab as ClientTab)}>
        <Tabs.List aria-label="Client">
          <Tabs.Tab value="details" invalid={tabs.isInvalid('details', edit.errors)}>
            Client Details
          </Tabs.Tab>
          <Tabs.Tab
            value="projects"
            count={projects.length}
            invalid={tabs.isInvalid('projects', edit.errors)}
          >
            Projects
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="details">
          <ClientDetailsTab />
        </Tabs.Panel>
        <Tabs.Panel value="projects">
          <ClientProjectsTab
            clientId={edit.form.getValues('id')}
            taskCounts={new Map(client?.projects.map((project) => [project.id, project.taskCount]))}
          />
        </Tabs.Panel>
      </Tabs.Root>
    </EditPage>
  );
}
