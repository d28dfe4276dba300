import { PageContent, PageHeader } from '@linework/design-system';
import { DataTable } from '@linework/design-system/table';
import { CLIENT_STATUSES, type ClientRow, clientList, formatNumber } from '@linework/domain';
import { Building2, FolderOpen, ListTodo } from 'lucide-react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppLinks } from '../app/AppLinks';
import { DocumentTitle } from '../app/DocumentTitle';
import { useAppPath } from '../app/useAppPath';
import { optionsOf } from '../forms/fields/optionsOf';
import { CardList } from '../lists/CardList';
import { EmptyList } from '../lists/EmptyList';
import { ListFilter } from '../lists/ListFilter';
import { ListSearch } from '../lists/ListSearch';
import { NewButton } from '../lists/NewButton';
import { RowMenu } from '../lists/RowMenu';
import { useDelete } from '../lists/useDelete';
import { useListSource } from '../lists/useListSource';
import { useListState } from '../lists/useListState';
import { type ListView, ViewToggle } from '../lists/ViewToggle';
import { ClientCard } from './ClientCard';
import { useClientColumns } from './useClientColumns';

/** All clients that the person may see, as cards or as a table (CLI-01 to CLI-05). */
export function ClientsPage() {
  const path = useAppPath();
  const { follow } = useAppLinks();
  const columns = useClientColumns();
  const navigate = useNavigate();
  const list = useListState<ClientRow, ClientSort, 'status', ListView>(clientList, {
    views: ['grid', 'table'],
  });
  const clients = useListSource({ definition: clientList, query: list.query, setSort: list.setSort });
  const deleting = useDelete({ resource: 'clients', entity: 'client', noun: 'client' });
  const rowActions = useCallback(
    (client: ClientRow) => (
      <RowMenu
        id={client.id}
        entity="client"
        name={client.name}
        links={[
          { label: 'View projects', icon: <FolderOpen />, to: path(`/projects?client=${client.id}`) },
          { label: 'View tasks', icon: <ListTodo />, to: path(`/tasks?client=${client.id}`) },
        ]}
        editPath={path(`/clients/edit?id=${client.id}`)}
        onDelete={() => deleting.ask(client)}
      />
    ),
    [path, deleting.ask],
  );

  const addButton = (label: string) => (
    <NewButton permission="client:create" to="/clients/new">
      {label}
    </NewButton>
  );
  const empty = (
    <EmptyList
      icon={<Building2 />}
      noun="clients"
      description="Clients that you add appear here."
      list={list}
      action={addButton('Add First Client')}
    />
  );
  const filters = (
    <>
      <ListSearch placeholder="Search clients..." search={list.search} />
      <ListFilter list={list} name="status" label="Status" options={STATUS_OPTIONS} />
    </>
  );

  return (
    <PageContent>
      <DocumentTitle title="Clients" />
      <PageHeader
        title="Clients"
        actions={
          <>
            <ViewToggle view={list.view} onChange={list.setView} />
            {addButton('Add Client')}
          </>
        }
      />
      {list.view === 'table' ? (
        <DataTable
          label="Clients"
          source={clients.source}
          onSortChange={clients.onSortChange}
          columns={columns}
          toolbar={filters}
          onRowAction={({ id }) => navigate(path(`/clients/edit?id=${id}`))}
          onLinkClick={follow}
          rowActions={rowActions}
          rowName={nameOf}
          labels={LABELS}
          empty={empty}
        />
      ) : (
        <CardList
          label="Clients"
          list={list}
          source={clients}
          sortLabels={SORT_LABELS}
          toolbar={filters}
          renderCard={(client) => <ClientCard client={client} onDelete={() => deleting.ask(client)} />}
          empty={empty}
          estimateHeight={260}
        />
      )}
      {deleting.dialog}
    </PageContent>
  );
}

type ClientSort = 'name' | 'email' | 'projects' | 'status';

const STATUS_OPTIONS = optionsOf(CLIENT_STATUSES);

const SORT_LABELS: Record<ClientSort, string> = {
  name: 'Client',
  email: 'Contact',
  projects: 'Projects',
  status: 'Status',
};

const LABELS = { rows: (count: number) => `${formatNumber(count)} ${count === 1 ? 'client' : 'clients'}` };

function nameOf({ name }: ClientRow): string {
  return name;
}
