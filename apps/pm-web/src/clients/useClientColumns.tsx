import { Avatar, Text } from '@linework/design-system';
import type { DataTableColumn } from '@linework/design-system/table';
import type { ClientRow } from '@linework/domain';
import { useMemo } from 'react';
import { useAppPath } from '../app/useAppPath';
import { ClientStatusBadge } from './ClientStatusBadge';

/** The table of clients (CLI-03). Ids are the names of the list's sorts. */
export function useClientColumns(): DataTableColumn<ClientRow>[] {
  const path = useAppPath();
  return useMemo(
    () => [
      {
        id: 'name',
        header: 'Client',
        value: ({ name }) => name,
        before: ({ name }) => <Avatar size="small" name={name} decorative />,
        href: ({ id }) => path(`/clients/view?id=${id}`),
        emphasis: 'strong',
        width: 260,
        minWidth: 180,
        grow: 1.4,
        phone: 'title',
      },
      {
        id: 'email',
        header: 'Contact',
        value: ({ email }) => email,
        cell: ({ email, phone, contactName }) => (
          <Text truncate>
            {contactName}{' '}
            <Text tone="muted">
              · {email} · {phone}
            </Text>
          </Text>
        ),
        width: 420,
        minWidth: 220,
        grow: 2,
        phone: 'meta',
      },
      {
        id: 'projects',
        header: 'Projects',
        value: ({ projectCount }) => projectCount,
        kind: 'number',
        text: projectsText,
        width: 132,
        phone: 'hidden',
      },
      {
        id: 'status',
        header: 'Status',
        value: ({ status }) => status,
        cell: ({ status }) => <ClientStatusBadge status={status} />,
        width: 112,
        phone: 'trailing',
      },
    ],
    [path],
  );
}

/** '4 (2 active)' */
function projectsText({ projectCount, activeProjectCount }: ClientRow): string {
  return `${projectCount} (${activeProjectCount} active)`;
}
