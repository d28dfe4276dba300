import { entities, type ViewedKind } from '@linework/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keys } from '../api/keys';
import { toProblem } from '../api/problem';
import { request } from '../api/request';
import { useAppPath } from '../app/useAppPath';
import { LoadFailed } from '../problems/LoadFailed';
import { NotFoundState } from '../problems/NotFoundState';
import { OverviewSkeleton } from './OverviewSkeleton';
import { overviewPath } from './overviewPath';

interface OverviewScreenProps<Overview> {
  kind: ViewedKind;
  /** The page of the thing that `?id=` names; called again with what others change meanwhile (SRV-03). */
  children: (overview: Overview) => ReactNode;
}

/** A page to read of one thing (GEN-01), or that there is none (GEN-04): also where it goes while it is looked at. */
export function OverviewScreen<Overview>({ kind, children }: OverviewScreenProps<Overview>) {
  const [params] = useSearchParams();
  const path = useAppPath();
  const id = params.get('id') ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: keys.overview(kind, id),
    queryFn: ({ signal }) => request<Overview>(overviewPath(kind, id), { signal }),
    enabled: id !== '',
  });
  const problem = error && toProblem(error);
  if (id === '' || problem?.status === 404)
    return (
      <NotFoundState
        kind={kind}
        back={{ to: path(entities[kind].page), label: `All ${entities[kind].plural}` }}
      />
    );
  if (data !== undefined) return children(data);
  if (problem) return <LoadFailed problem={problem} onRetry={() => void refetch()} />;
  return <OverviewSkeleton />;
}
