import type { EntityKind } from '@linework/domain';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { toProblem } from '../api/problem';
import { LoadFailed } from '../problems/LoadFailed';
import { NotFoundState } from '../problems/NotFoundState';
import { PageSkeleton } from '../problems/PageSkeleton';

interface OpenedRowProps<Row, Key extends QueryKey> {
  /** `clientApi.detail(id)` */
  query: UseQueryOptions<Row, Error, Row, Key>;
  kind: EntityKind;
  back: { to: string; label: string };
  /** The form of the row; called again with what others save meanwhile. */
  children: (row: Row) => ReactNode;
}

/**
 * The row that an edit screen was opened on, as it is stored now: never a remembered one, which might be older than the
 * person's own last save. Once open, the form stays whatever becomes of the row; its save will tell. Give it a `key` of the id.
 */
export function OpenedRow<Row, Key extends QueryKey>({
  query,
  kind,
  back,
  children,
}: OpenedRowProps<Row, Key>) {
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...query,
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const [opened, setOpened] = useState<{ row: Row } | null>(null);
  if (!opened && data !== undefined && !error && isFetchedAfterMount) setOpened({ row: data });

  if (opened) return children(data ?? opened.row);
  if (!error || isFetching) return <PageSkeleton />;
  const problem = toProblem(error);
  if (isOfNothing(problem.status)) return <NotFoundState kind={kind} back={back} />;
  return <LoadFailed problem={problem} onRetry={() => void refetch()} />;
}

/** Absent, invisible, or not even an id. */
function isOfNothing(status: number): boolean {
  return status === 404 || status === 400 || status === 422;
}
