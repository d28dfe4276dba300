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
import { useSession } from '../session/SessionContext';
import { useCan } from '../session/useCan';
import { PeopleSides } from './PeopleSides';
import { PersonCard } from './PersonCard';
import { usePersonColumns } from './usePersonColumns';

/** The people of the workspace, as cards or as a table (USR-01, USR-02), and who is invited. Colleagues first, people of clients apart. */
export function UsersPage() {
  const may = useCan();
  const { person } = useSession();
  const screen = useListScreen('person', { definition: personList, views: ['grid', 'table'] });
  const isOfClient = person.accessRole === 'client';
  const { filters, setFilters } = screen.list;
  const side =
    isOfClient || filters.side === 'clients' ? 'clients' : filters.side === 'team' ? 'team' : 'all';
  return (
    <ListScreen
      screen={screen}
      title="Users"
      meta={isOfClient ? 'You and your colleagues' : 'Manage team members and their permissions'}
      newRow={{ to: '/users/new', label: 'Add User', first: 'Add First User' }}
      actions={may('invitation:create') && <InviteButton />}
      intro={
        <>
          {may('invitation:read') && <InvitationsPanel />}
          {!isOfClient && (
            <PeopleSides
              side={side}
              // Of access roles, clients have one.
              onChange={(to) => setFilters({ side: to === 'all' ? null : to, accessRole: null })}
            />
          )}
        </>
      }
      empty={{
        icon: <Users />,
        description:
          side === 'clients'
            ? 'People of a client whom you add or invite appear here. They see their company’s projects, and nothing else.'
            : 'People that you add or invite appear here.',
      }}
      filters={<ListFilters list={screen.list} fields={side === 'clients' ? [STATUS] : [ACCESS, STATUS]} />}
      columns={usePersonColumns(side)}
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

const ACCESS = accessField(ACCESS_OPTIONS);
const STATUS = statusField(optionsOf(PERSON_STATUSES));

const CARD_SORTS = { startDate: 'Start date' };

function nameOf({ name }: PersonRow): string {
  return name;
}

function linksOf({ id, accessRole }: PersonRow) {
  if (accessRole === 'client') return [];
  return [
    { label: 'View projects', icon: <FolderOpen />, to: `/projects?user=${id}` },
    { label: 'View tasks', icon: <ListTodo />, to: `/tasks?user=${id}` },
  ];
}
