import { CLIENT_STATUSES, type ClientRow, clientList, INDUSTRIES } from '@linework/domain';
import { Building2, FolderOpen, ListTodo } from 'lucide-react';
import { optionsOf } from '../forms/fields/optionsOf';
import { industryField, statusField } from '../lists/filterFields';
import { ListFilters } from '../lists/ListFilters';
import { ListScreen } from '../lists/ListScreen';
import { useListScreen } from '../lists/useListScreen';
import { ClientCard } from './ClientCard';
import { useClientColumns } from './useClientColumns';

/** All clients that the person may see, as cards or as a table (CLI-01 to CLI-05). */
export function ClientsPage() {
  const screen = useListScreen('client', { definition: clientList, views: ['grid', 'table'] });
  return (
    <ListScreen
      screen={screen}
      title="Clients"
      newRow={{ to: '/clients/new', label: 'Add Client', first: 'Add First Client' }}
      empty={{ icon: <Building2 />, description: 'Clients that you add appear here.' }}
      filters={<ListFilters list={screen.list} fields={FIELDS} />}
      columns={useClientColumns()}
      rowName={nameOf}
      rowLinks={linksOf}
      renderCard={(client, askToDelete) => <ClientCard client={client} onDelete={askToDelete} />}
      cardHeight={260}
    />
  );
}

const FIELDS = [statusField(optionsOf(CLIENT_STATUSES)), industryField(optionsOf(INDUSTRIES))];

function nameOf({ name }: ClientRow): string {
  return name;
}

function linksOf({ id }: ClientRow) {
  return [
    { label: 'View projects', icon: <FolderOpen />, to: `/projects?client=${id}` },
    { label: 'View tasks', icon: <ListTodo />, to: `/tasks?client=${id}` },
  ];
}
