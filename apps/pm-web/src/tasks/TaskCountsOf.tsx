import type { ListQuery, TaskCounts } from '@linework/domain';
import { keepPreviousData, type QueryObserverOptions } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { keys } from '../api/keys';
import { request } from '../api/request';
import { useAnswerTo } from '../lists/useAnswerTo';
import type { LiveQuery } from '../lists/useLiveQuery';
import { taskCountsPath } from './taskCountsPath';

const TaskCountsContext = createContext<TaskCounts | undefined>(undefined);

/** Asks for the figures of the tasks that a list has, loaded or not, once for all that show some of them. */
export function TaskCountsOf({ query, children }: { query: LiveQuery; children: ReactNode }) {
  return <TaskCountsContext value={useAnswerTo(query, countsOf)}>{children}</TaskCountsContext>;
}

/** The figures of the tasks that `TaskCountsOf` asks for; undefined until they are there. */
export function useTaskCounts(): TaskCounts | undefined {
  return useContext(TaskCountsContext);
}

function countsOf(query: ListQuery): QueryObserverOptions<TaskCounts> {
  const path = taskCountsPath(query);
  return {
    queryKey: keys.tasks.counts(path),
    queryFn: ({ signal }) => request<TaskCounts>(path, { signal }),
    placeholderData: keepPreviousData,
  };
}
