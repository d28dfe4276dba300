import { type TaskCounts, taskList, toSearchParams } from '@linework/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { keys } from '../api/keys';
import { request } from '../api/request';
import { type LiveQuery, useLiveQuery } from '../lists/useLiveQuery';

const TaskCountsContext = createContext<TaskCounts | undefined>(undefined);

/** Asks for the figures of the tasks that a list has, loaded or not, once for all that show some of them. */
export function TaskCountsOf({ query, children }: { query: LiveQuery; children: ReactNode }) {
  const unsorted = { ...useLiveQuery(query), ...taskList.defaultSort };
  const parameters = Object.fromEntries(toSearchParams(unsorted, taskList));
  const { data } = useQuery({
    queryKey: keys.tasks.counts(parameters),
    queryFn: ({ signal }) => request<TaskCounts>('/tasks/counts', { query: parameters, signal }),
    placeholderData: keepPreviousData,
  });
  return <TaskCountsContext value={data}>{children}</TaskCountsContext>;
}

/** The figures of the tasks that `TaskCountsOf` asks for; undefined until they are there. */
export function useTaskCounts(): TaskCounts | undefined {
  return useContext(TaskCountsContext);
}
