import { Chip, ChipGroup, Menu } from '@linework/design-system';
import { type ProjectCounts, projectList } from '@linework/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { keys } from '../api/keys';
import { request } from '../api/request';
import { useAppPath } from '../app/useAppPath';
import { useQueryParams } from '../app/useQueryParams';

/** So many clients have a chip of their own; all are behind 'More'. */
const MOST = 12;

/** 'All Clients (n)' and a chip for each client with its count (PRJ-01), on one line, so that nothing below moves when they come. */
export function ClientChips() {
  const path = useAppPath();
  const { params } = useQueryParams();
  const { data } = useQuery({
    queryKey: keys.projects.counts('/projects/counts'),
    queryFn: ({ signal }) => request<ProjectCounts>(`/${projectList.resource}/counts`, { signal }),
  });
  const to = (client: string | null) => {
    const next = new URLSearchParams(params);
    for (const name of ['client', 'project', 'user']) next.delete(name);
    if (client !== null) next.set('client', client);
    return path(`/projects?${next}`);
  };
  const clients = data?.byClient ?? [];
  // One left over has the room that '+1 more' would take.
  return (
    <ChipGroup
      aria-label="Clients"
      oneLine
      more={
        clients.length > 0 && (
          <Menu trigger={<Chip aria-label={`More: choose among ${clients.length} clients`}>More</Chip>}>
            {clients.map(({ clientId, clientName, count }) => (
              <Menu.Item key={clientId} asChild>
                <Link to={to(clientId)}>{`${clientName} (${count})`}</Link>
              </Menu.Item>
            ))}
          </Menu>
        )
      }
    >
      <Chip asChild selected>
        <Link to={to(null)}>{data ? `All Clients (${data.total})` : 'All Clients'}</Link>
      </Chip>
      {clients.slice(0, MOST).map(({ clientId, clientName, count }) => (
        <Chip key={clientId} asChild>
          <Link to={to(clientId)}>{`${clientName} (${count})`}</Link>
        </Chip>
      ))}
    </ChipGroup>
  );
}
