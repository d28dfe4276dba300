import {
  ACCESS_ROLE_LABELS,
  ACCESS_ROLES,
  PERSON_STATUSES,
  type PersonRow,
  personList,
} from '@linework/domain';
import { FolderOpen, ListTodo, Users } from 'lucide-react';
import { optionsOf } from '../forms/fields/optionsOf';
import { InvitationsPanel } from '../invitations/InvitationsPanel';
import { InviteButton } from '../invitations/InviteButton';
import { accessField, statusField } from '../lists/filterFields';
import { ListFilters } from '../lists/ListFilters';
import { ListScreen } from '../lists/ListScreen';
import { useListScreen } from '../lists/useListScreen';
import { useCan } from '../session/useCan';
import { PersonCard } from './PersonCard';
import { usePersonColumns } from './usePersonColumns';

/** The people of the workspace, as cards or as a table (USR-01, USR-02), and who is invited. */
export function UsersPage() {
  const may = useCan();
  const screen = useListScreen('person', { definition: personList, views: ['grid', 'table'] });
  return (
    <ListScreen
      screen={screen}
      title="Users"
      meta="Manage team members and their permissions"
      newRow={{ to: '/users/new', label: 'Add User', first: 'Add First User' }}
      actions={may('invitation:create') && <InviteButton />}
      intro={may('invitation:read') && <InvitationsPanel />}
      empty={{ icon: <Users />, description: 'People that you add or invite appear here.' }}
      filters={<ListFilters list={screen.list} fields={FIELDS} />}
      columns={usePersonColumns()}
      rowName={nameOf}
      rowLinks={linksOf}
      renderCard={(person, askToDelete) => <PersonCard person={person} onDelete={askToDelete} />}
      cardHeight={230}
      cardSorts={CARD_SORTS}
    />
  );
}

const ACCESS_OPTIONS = [...ACCESS_ROLES]
  .reverse()
  .map((value) => ({ value, label: ACCESS_ROLE_LABELS[value] }));

const FIELDS = [accessField(ACCESS_OPTIONS), statusField(optionsOf(PERSON_STATUSES))];

const CARD_SORTS = { startDate: 'Start date' };

function nameOf({ name }: PersonRow): string {
  return name;
}

function linksOf({ id }: PersonRow) {
  return [
    { label: 'View projects', icon: <FolderOpen />, to: `/projects?user=${id}` },
    { label: 'View tasks', icon: <ListTodo />, to: `/tasks?user=${id}` },
  ];
}
