import { PriorityBadge } from '@linework/design-system';
import type { DataTableColumn } from '@linework/design-system/table';
import { formatHours, isCompleted, PRIORITIES, TASK_STATUSES, type TaskRow } from '@linework/domain';
import { useMemo } from 'react';
import { RowLink } from '../lists/RowLink';
import { AssigneeName } from './AssigneeName';
import { DueDate } from './DueDate';
import { TaskStatusBadge } from './TaskStatusBadge';

interface TaskColumnsOptions {
  /** Left out where the whole list is of one. */
  withProject: boolean;
  withClient: boolean;
  /** Where a task is edited, without `/app`; the same function while it leads there. */
  editTo: (task: TaskRow) => string;
}

/** The table of tasks (TSK-04). Ids are the names of the list's sorts. */
export function useTaskColumns({
  withProject,
  withClient,
  editTo,
}: TaskColumnsOptions): DataTableColumn<TaskRow>[] {
  return useMemo(
    () => [
      {
        id: 'title',
        header: 'Title',
        value: ({ title }) => title,
        cell: (task) => <RowLink to={editTo(task)} title={task.title} done={isCompleted(task)} />,
        emphasis: 'strong',
        grow: 2.6,
        minWidth: 180,
        phone: 'title',
      },
      {
        id: 'project',
        header: 'Project',
        value: ({ projectName }) => projectName,
        grow: 1.4,
        minWidth: 108,
        hidden: !withProject,
        phone: withProject ? 'meta' : 'hidden',
      },
      {
        id: 'client',
        header: 'Client',
        value: ({ clientName }) => clientName,
        emphasis: 'muted',
        grow: 1.2,
        minWidth: 100,
        hideBelow: 1092,
        hidden: !withClient,
        phone: 'hidden',
      },
      {
        id: 'assignee',
        header: 'Assignee',
        value: ({ assigneeName }) => assigneeName,
        cell: ({ assigneeName, assigneeInitials }) => (
          <AssigneeName name={assigneeName} initials={assigneeInitials} />
        ),
        grow: 1.3,
        minWidth: 132,
        hideBelow: 842,
        phone: withProject ? 'hidden' : 'meta',
      },
      {
        id: 'priority',
        header: 'Priority',
        value: ({ priority }) => priority,
        order: ({ priority }) => PRIORITIES.indexOf(priority),
        cell: ({ priority }) => priorityBadges[priority],
        width: 88,
        hideBelow: 927,
        phone: 'hidden',
      },
      {
        id: 'status',
        header: 'Status',
        value: ({ status }) => status,
        order: ({ status }) => TASK_STATUSES.indexOf(status),
        cell: ({ status }) => statusBadges[status],
        width: 128,
        phone: 'trailing',
      },
      {
        id: 'dueDate',
        header: 'Due date',
        kind: 'date',
        value: ({ dueDate }) => dueDate,
        cell: (task) => <DueDate task={task} />,
        width: 160,
        phone: 'meta',
      },
      {
        id: 'hours',
        header: 'Hours',
        kind: 'number',
        value: ({ estimatedHours }) => estimatedHours,
        text: ({ estimatedHours }) => formatHours(estimatedHours),
        width: 64,
        minWidth: 60,
        hideBelow: 992,
        phone: 'hidden',
      },
    ],
    [withProject, withClient, editTo],
  );
}

/** The same elements in every row: one that shows another task of the same priority does not draw it anew. */
const priorityBadges = {
  Low: <PriorityBadge priority="Low" />,
  Medium: <PriorityBadge priority="Medium" />,
  High: <PriorityBadge priority="High" />,
};

const statusBadges = {
  Todo: <TaskStatusBadge status="Todo" />,
  'In Progress': <TaskStatusBadge status="In Progress" />,
  Review: <TaskStatusBadge status="Review" />,
  Completed: <TaskStatusBadge status="Completed" />,
};
