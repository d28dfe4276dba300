import { Avatar, Text } from '@linework/design-system';
import type { DataTableColumn } from '@linework/design-system/table';
import { ACCESS_ROLE_LABELS, type PersonRow } from '@linework/domain';
import { useMemo } from 'react';
import { useAppPath } from '../app/useAppPath';
import type { PeopleSide } from './PeopleSides';
import { PersonStatusBadge } from './PersonStatusBadge';

/**
 * The table of people: what colleagues do, whose the people of clients are. Ids of sorted columns are the names of the list's sorts.
 */
export function usePersonColumns(side: PeopleSide): DataTableColumn<PersonRow>[] {
  const path = useAppPath();
  return useMemo(() => {
    const columns: DataTableColumn<PersonRow>[] = [
      {
        id: 'name',
        header: 'Name',
        value: ({ name }) => name,
        before: ({ name, initials }) => <Avatar size="small" name={name} initials={initials} decorative />,
        href: ({ id }) => path(`/users/edit?id=${id}`),
        emphasis: 'strong',
        grow: 1.4,
        minWidth: 180,
        phone: 'title',
      },
      {
        id: 'email',
        header: 'Email',
        value: ({ email }) => email,
        cell: ({ email, phone }) => (
          <Text truncate>
            {email}
            {phone !== '' && <Text tone="muted"> · {phone}</Text>}
          </Text>
        ),
        grow: 1.6,
        minWidth: 200,
        phone: side === 'clients' ? 'hidden' : 'meta',
      },
      {
        id: 'role',
        header: 'Role',
        value: ({ jobRole }) => jobRole,
        minWidth: 130,
        grow: 1,
        phone: 'hidden',
      },
      {
        id: 'department',
        header: 'Department',
        value: ({ department }) => department,
        width: 124,
        phone: 'hidden',
      },
      {
        id: 'company',
        header: 'Company',
        value: ({ clientName }) => clientName,
        minWidth: 130,
        grow: 1,
        phone: 'meta',
      },
      {
        id: 'access',
        header: 'Access',
        value: ({ accessRole }) => ACCESS_ROLE_LABELS[accessRole],
        sortable: false,
        width: 96,
        phone: 'hidden',
      },
      {
        id: 'projects',
        header: 'Projects',
        value: (person) => (isColleague(person) ? person.projectCount : null),
        kind: 'number',
        sortable: false,
        width: 88,
        phone: 'hidden',
      },
      {
        id: 'tasks',
        header: 'Tasks done',
        value: (person) => (isColleague(person) ? person.completedTasks : null),
        text: (person) => (isColleague(person) ? `${person.completedTasks}/${person.taskCount}` : ''),
        kind: 'number',
        sortable: false,
        width: 104,
        phone: 'hidden',
      },
      {
        id: 'status',
        header: 'Status',
        value: ({ status }) => status,
        cell: ({ status }) => <PersonStatusBadge status={status} />,
        sortable: false,
        width: 104,
        phone: 'trailing',
      },
    ];
    const hidden = side === 'team' ? OF_CLIENTS : side === 'clients' ? OF_TEAM : [];
    return columns.filter(({ id }) => !hidden.includes(id));
  }, [path, side]);
}

/** People of a client have no work of their own. */
function isColleague({ accessRole }: PersonRow): boolean {
  return accessRole !== 'client';
}

const OF_TEAM = ['role', 'department', 'access', 'projects', 'tasks'];
const OF_CLIENTS = ['company'];
