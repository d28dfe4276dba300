import { StatCard, StatRow } from '@linework/design-system';
import { formatNumber, type ListQuery, type TaskCounts, taskList, toSearchParams } from '@linework/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { keys } from '../api/keys';
import { request } from '../api/request';

/** Total, completed, in progress and overdue (TSK-02), under the list's filters. */
export function TaskStats({ query }: { query: ListQuery }) {
  const unsorted = { ...query, ...taskList.defaultSort };
  const parameters = Object.fromEntries(toSearchParams(unsorted, taskList));
  const { data } = useQuery({
    queryKey: keys.tasks.counts(parameters),
    queryFn: ({ signal }) => request<TaskCounts>('/tasks/counts', { query: parameters, signal }),
    placeholderData: keepPreviousData,
  });
  const figure = (count: number | undefined) => (count === undefined ? '–' : formatNumber(count));
  return (
    <StatRow aria-busy={!data}>
      <StatCard compact label="Total" value={figure(data?.total)} dot="neutral" />
      <StatCard compact label="Completed" value={figure(data?.completed)} dot="success" />
      <StatCard compact label="In progress" value={figure(data?.inProgress)} dot="info" />
      <StatCard compact label="Overdue" value={figure(data?.overdue)} dot="danger" />
    </StatRow>
  );
}
