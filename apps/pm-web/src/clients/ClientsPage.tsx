import { Button, EmptyState, PageContent, PageHeader, Select, Stack, Toolbar } from '@linework/design-system';
import { DataTable } from '@linework/design-system/table';
import { CLIENT_STATUSES, type ClientRow, clientList, formatNumber } from '@linework/domain';
import { Building2, FolderOpen, ListTodo, Pencil, Plus, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { DocumentTitle } from '../app/DocumentTitle';
import { useAppPath } from '../app/useAppPath';
import { CardList } from '../lists/CardList';
import { ListSearch } from '../lists/ListSearch';
import { RowMenu } from '../lists/RowMenu';
import { SortSelect } from '../lists/SortSelect';
import { useDelete } from '../lists/useDelete';
import { useListSource } from '../lists/useListSource';
import { useListState } from '../lists/useListState';
import { type ListView, ViewToggle } from '../lists/ViewToggle';
import { useCan } from '../session/useCan';
import { ClientCard } from './ClientCard';
import { clientColumns } from './clientColumns';

/** All clients that the person may see, as cards or as a table (CLI-01 to CLI-05). */
export function ClientsPage() {
  const path = useAppPath();
  const navigate = useNavigate();
  const may = useCan();
  const list = useListState<ClientRow, ClientSort, 'status', ListView>(clientList, {
    views: ['grid', 'table'],
  });
  const clients = useListSource({ definition: clientList, query: list.query, setSort: list.setSort });
  const deleting = useDelete({ resource: 'clients', entity: 'client', noun: 'client' });
  const rowActions = useClientActions(deleting.ask);

  const addButton = (label: string) =>
    may('client:create') && (
      <Button asChild variant="solid" tone="accent" icon={<Plus />}>
        <Link to={path('/clients/new')}>{label}</Link>
      </Button>
    );
  const empty = (
    <EmptyState
      icon={<Building2 />}
      title="No clients found"
      description={
        list.isNarrowed ? 'No clients match your search criteria.' : 'Clients that you add appear here.'
      }
      action={
        <Stack direction="row" gap={8} justify="center" wrap>
          {list.isNarrowed && <Button onClick={list.showAll}>Show all clients</Button>}
          {addButton('Add First Client')}
        </Stack>
      }
    />
  );
  const filters = (
    <>
      <ListSearch placeholder="Search clients..." typed={list.typed} onType={list.setSearch} />
      <Select
        label="Status"
        hideLabel
        options={STATUS_OPTIONS}
        value={list.query.filters.status ?? 'all'}
        onValueChange={(status) => list.setFilter('status', status)}
      />
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
          columns={clientColumns}
          toolbar={filters}
          onRowAction={({ id }) => navigate(path(`/clients/edit?id=${id}`))}
          rowActions={rowActions}
          rowName={nameOf}
          labels={LABELS}
          empty={empty}
        />
      ) : (
        <>
          <Toolbar
            overflow={
              <SortSelect
                labels={SORT_LABELS}
                sort={list.query.sort}
                direction={list.query.direction}
                onChange={list.setSort}
              />
            }
          >
            {filters}
          </Toolbar>
          <CardList
            label="Clients"
            list={clients}
            renderCard={(client) => <ClientCard client={client} onDelete={() => deleting.ask(client)} />}
            empty={empty}
            estimateHeight={260}
          />
        </>
      )}
      {deleting.dialog}
    </PageContent>
  );
}

type ClientSort = 'name' | 'email' | 'projects' | 'status';

const SORT_LABELS: Record<ClientSort, string> = {
  name: 'Client',
  email: 'Contact',
  projects: 'Projects',
  status: 'Status',
};

const LABELS = { rows: (count: number) => `${formatNumber(count)} ${count === 1 ? 'client' : 'clients'}` };

const STATUS_OPTIONS = [
  { value: 'all', label: 'Status: all' },
  ...CLIENT_STATUSES.map((status) => ({ value: status, label: status })),
];

function nameOf({ name }: ClientRow): string {
  return name;
}

function useClientActions(onDelete: (client: ClientRow) => void) {
  const path = useAppPath();
  const may = useCan();
  return useCallback(
    (client: ClientRow) => (
      <RowMenu
        key={client.id}
        name={client.name}
        actions={[
          { label: 'View projects', icon: <FolderOpen />, to: path(`/projects?client=${client.id}`) },
          { label: 'View tasks', icon: <ListTodo />, to: path(`/tasks?client=${client.id}`) },
          ...(may('client:update')
            ? [{ label: 'Edit', icon: <Pencil />, to: path(`/clients/edit?id=${client.id}`) }]
            : []),
          ...(may('client:delete')
            ? [
                {
                  label: 'Delete',
                  icon: <Trash2 />,
                  tone: 'danger' as const,
                  onSelect: () => onDelete(client),
                },
              ]
            : []),
        ]}
      />
    ),
    [path, may, onDelete],
  );
}
