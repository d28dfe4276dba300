import { Avatar, Link, ListRow } from '@linework/design-system';
import type { ClientOverview } from '@linework/domain';
import { PanelCard } from '../../overviews/PanelCard';
import { PersonStatusBadge } from '../../people/PersonStatusBadge';

/** The people of the client who have access to the workspace. */
export function ClientPeople({ people }: Pick<ClientOverview, 'people'>) {
  return (
    <PanelCard title="People with access" emptyTitle="" isEmpty={false}>
      {people.map(({ id, name, initials, email, status }) => (
        <ListRow
          key={id}
          leading={<Avatar name={name} initials={initials} decorative />}
          title={name}
          meta={
            <Link tone="quiet" href={`mailto:${email}`}>
              {email}
            </Link>
          }
          trailing={status !== 'Active' && <PersonStatusBadge status={status} />}
        />
      ))}
    </PanelCard>
  );
}
