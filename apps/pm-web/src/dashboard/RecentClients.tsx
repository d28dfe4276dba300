import { Link as DesignLink, ListRow } from '@linework/design-system';
import { type ClientRow, countOf } from '@linework/domain';
import { Link } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { useFormat } from '../format/useFormat';
import { RowsCard } from './RowsCard';

/** A row opens the client; shortcuts lead to its projects and tasks. */
export function RecentClients({ clients }: { clients: readonly ClientRow[] | undefined }) {
  const path = useAppPath();
  const format = useFormat();
  return (
    <RowsCard
      title="Recent Clients"
      to="/clients"
      empty={{
        title: 'No clients yet',
        description: 'The clients that changed last show here.',
        creates: 'client',
      }}
      rows={clients}
    >
      {({ id, name, projectCount, taskCount, lastActivityAt }) => (
        <ListRow
          key={id}
          asChild
          title={name}
          meta={`${countOf('project', projectCount)} · ${countOf('task', taskCount)} · ${format.ago(lastActivityAt)}`}
          trailing={
            <>
              <DesignLink asChild>
                <Link to={path(`/projects?client=${id}`)} aria-label={`Projects of ${name}`}>
                  Projects
                </Link>
              </DesignLink>
              <DesignLink asChild>
                <Link to={path(`/tasks?client=${id}`)} aria-label={`Tasks of ${name}`}>
                  Tasks
                </Link>
              </DesignLink>
            </>
          }
        >
          <Link to={path(`/clients/edit?id=${id}`)} />
        </ListRow>
      )}
    </RowsCard>
  );
}
