import { type ListQuery, type TaskCounts, taskList, toSearchParams } from '@linework/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { keys } from '../api/keys';
import { request } from '../api/request';

/** The figures of the tasks that a list has, loaded or not; undefined until they are there. */
export function useTaskCounts(query: ListQuery): TaskCounts | undefined {
  const unsorted = { ...query, ...taskList.defaultSort };
  const parameters = Object.fromEntries(toSearchParams(unsorted, taskList));
  const { data } = useQuery({
    queryKey: keys.tasks.counts(parameters),
    queryFn: ({ signal }) => request<TaskCounts>('/tasks/counts', { query: parameters, signal }),
    placeholderData: keepPreviousData,
  });
  return data;
}
