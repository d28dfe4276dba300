import { Chip, ChipGroup } from '@linework/design-system';
import { type ProjectCounts, projectList } from '@linework/domain';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { keys } from '../api/keys';
import { request } from '../api/request';
import { useAppPath } from '../app/useAppPath';

/** 'All Clients (n)' and a chip for each client with its count (PRJ-01). */
export function ClientChips() {
  const path = useAppPath();
  const [params] = useSearchParams();
  const { data } = useQuery({
    queryKey: keys.projects.counts({}),
    queryFn: ({ signal }) => request<ProjectCounts>(`/${projectList.resource}/counts`, { signal }),
  });
  const to = (client: string | null) => {
    const next = new URLSearchParams(params);
    for (const name of ['client', 'project', 'user']) next.delete(name);
    if (client !== null) next.set('client', client);
    return path(`/projects?${next}`);
  };
  return (
    <ChipGroup aria-label="Clients" scroll>
      <Chip asChild selected>
        <Link to={to(null)}>{data ? `All Clients (${data.total})` : 'All Clients'}</Link>
      </Chip>
      {data?.byClient.map(({ clientId, clientName, count }) => (
        <Chip key={clientId} asChild>
          <Link to={to(clientId)}>{`${clientName} (${count})`}</Link>
        </Chip>
      ))}
    </ChipGroup>
  );
}
