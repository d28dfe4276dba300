import { type ListQuery, taskList } from '@linework/domain';
import { listPath } from '../lists/listParams';

/** Where the figures of a list of tasks are asked for: they are the same in whatever order. */
export function taskCountsPath(query: ListQuery): string {
  return listPath(taskList, { ...query, ...taskList.defaultSort }, '/counts');
}
