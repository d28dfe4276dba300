import type { ClientDetail, PersonRow, ProjectDetail, TaskRow } from '@linework/domain';
import { filterValues, NO_VALUE } from '@linework/domain';
import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ApiProblem, toProblem } from '../api/problem';
import { clientApi } from '../clients/clientApi';
import { personApi } from '../people/personApi';
import { projectApi } from '../projects/projectApi';
import { taskApi } from '../tasks/taskApi';
import type { ContextKind, ContextParameter } from './contextKinds';

/** The ids in a list's URL. */
export type ContextIds = Partial<Record<ContextParameter, string>>;

/** What the ids in a list's URL are of (GEN-04). */
export interface ContextRows {
  client: ClientDetail | null;
  project: ProjectDetail | null;
  person: PersonRow | null;
  task: TaskRow | null;
  /** The first id that is of nothing, or of nothing that this person may see. */
  missing: ContextKind | null;
  /** Why they could not be asked about, where that is not their own fault. */
  problem: ApiProblem | null;
  retry: () => void;
}

/** Names the client, project, person or task that a list is about, and finds out whether they exist. */
export function useContextRows({ client, project, user, task }: ContextIds): ContextRows {
  const clientQuery = useRow(client, clientApi.detail);
  const projectQuery = useRow(project, projectApi.detail);
  // Of several people none is what the list is about.
  const personQuery = useRow(user && isOneRow(user) ? user : undefined, personApi.detail);
  const taskQuery = useRow(task, taskApi.detail);
  const queries: Record<ContextKind, UseQueryResult> = {
    client: clientQuery,
    project: projectQuery,
    person: personQuery,
    task: taskQuery,
  };
  const failed = Object.entries(queries).find(([, query]) => query.error) as
    | [ContextKind, UseQueryResult]
    | undefined;
  const problem = failed ? toProblem(failed[1].error) : null;
  const isMissing = problem !== null && [400, 404, 422].includes(problem.status);
  return {
    client: clientQuery.data ?? null,
    project: projectQuery.data ?? null,
    person: personQuery.data ?? null,
    task: taskQuery.data ?? null,
    missing: failed && isMissing ? failed[0] : null,
    problem: isMissing ? null : problem,
    retry: () => void failed?.[1].refetch(),
  };
}

function isOneRow(ids: string): boolean {
  const [id, ...more] = filterValues(ids);
  return more.length === 0 && id !== NO_VALUE;
}

function useRow<Row, Key extends QueryKey>(
  id: string | undefined,
  detail: (id: string) => UseQueryOptions<Row, Error, Row, Key>,
) {
  return useQuery({ ...detail(id ?? ''), enabled: id !== undefined });
}
