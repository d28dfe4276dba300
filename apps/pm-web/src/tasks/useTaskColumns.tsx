import { Avatar, PriorityBadge } from '@linework/design-system';
import type { DataTableColumn } from '@linework/design-system/table';
import { formatHours, PRIORITIES, TASK_STATUSES, type TaskRow } from '@linework/domain';
import { useMemo } from 'react';
import { useFormat } from '../format/useFormat';
import { TaskStatusBadge } from './TaskStatusBadge';
import { dueText, NO_DUE_DATE, UNASSIGNED } from './taskWords';

interface TaskColumnsOptions {
  /** Left out where the whole list is of one. */
  withProject: boolean;
  withClient: boolean;
  /** Where a task is edited; the same function while it leads there. */
  editPath: (task: TaskRow) => string;
}

/** The table of tasks (TSK-04). Ids are the names of the list's sorts. */
export function useTaskColumns({
  withProject,
  withClient,
  editPath,
}: TaskColumnsOptions): DataTableColumn<TaskRow>[] {
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'title',
        header: 'Title',
        value: ({ title }) => title,
        href: editPath,
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
        hideBelow: 1108,
        hidden: !withClient,
        phone: 'hidden',
      },
      {
        id: 'assignee',
        header: 'Assignee',
        value: ({ assigneeName }) => assigneeName,
        before: ({ assigneeName, assigneeInitials }) => (
          <Avatar
            size="small"
            name={assigneeName ?? ''}
            initials={assigneeInitials ?? undefined}
            decorative
          />
        ),
        placeholder: UNASSIGNED,
        grow: 1.3,
        minWidth: 132,
        hideBelow: 858,
        phone: withProject ? 'hidden' : 'meta',
      },
      {
        id: 'priority',
        header: 'Priority',
        value: ({ priority }) => priority,
        order: ({ priority }) => PRIORITIES.indexOf(priority),
        cell: ({ priority }) => priorityBadges[priority],
        width: 88,
        hideBelow: 943,
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
        text: (task) => dueText(task, format),
        tone: (task) => (format.isOverdue(task) ? 'danger' : undefined),
        placeholder: NO_DUE_DATE,
        // '12/31/2026 (Overdue)' in Nord's letters.
        width: 176,
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
        hideBelow: 1008,
        phone: 'hidden',
      },
    ],
    [withProject, withClient, editPath, format],
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
