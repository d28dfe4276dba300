import type { SortOf, TaskRow, taskList } from '@linework/domain';
import type { ReactNode } from 'react';
import { CardList } from '../lists/CardList';
import type { ListSource } from '../lists/useListSource';
import type { ListState } from '../lists/useListState';
import { TaskCard } from './TaskCard';

type TaskSort = SortOf<typeof taskList>;

interface TaskCardsProps {
  list: Pick<ListState<TaskSort, string, string>, 'sort' | 'direction' | 'setSort'>;
  source: ListSource<TaskRow>;
  /** Left out where the whole list is of one. */
  withProject: boolean;
  withClient: boolean;
  search: ReactNode;
  filters: ReactNode;
  empty: ReactNode;
  returnTo: string | undefined;
  editPath: (task: TaskRow) => string;
  onToggle: (task: TaskRow) => void;
  onDelete: (task: TaskRow) => void;
}

/** The tasks of a list as cards (TSK-04). */
export default function TaskCards({
  list,
  source,
  withProject,
  withClient,
  search,
  filters,
  empty,
  returnTo,
  editPath,
  onToggle,
  onDelete,
}: TaskCardsProps) {
  return (
    <CardList
      label="Tasks"
      list={list}
      source={source}
      sortLabels={sortLabels(withProject, withClient)}
      search={search}
      filters={filters}
      renderCard={(task) => (
        <TaskCard
          task={task}
          withProject={withProject}
          withClient={withClient}
          editPath={editPath(task)}
          onToggle={onToggle}
          onDelete={() => onDelete(task)}
        />
      )}
      empty={empty}
      returnTo={returnTo}
      estimateHeight={180}
    />
  );
}

function sortLabels(withProject: boolean, withClient: boolean): Partial<Record<TaskSort, string>> {
  return {
    title: 'Title',
    ...(withProject && { project: 'Project' }),
    ...(withClient && { client: 'Client' }),
    assignee: 'Assignee',
    priority: 'Priority',
    status: 'Status',
    dueDate: 'Due date',
    hours: 'Hours',
  };
}
