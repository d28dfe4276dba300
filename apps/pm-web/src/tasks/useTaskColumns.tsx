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
        width: 260,
        minWidth: 150,
        grow: 2,
        phone: 'title',
      },
      ...(withProject ? [projectColumn] : []),
      ...(withClient ? [clientColumn] : []),
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
        width: 160,
        minWidth: 112,
        grow: 1,
        phone: 'meta',
      },
      {
        id: 'priority',
        header: 'Priority',
        value: ({ priority }) => priority,
        order: ({ priority }) => PRIORITIES.indexOf(priority),
        cell: ({ priority }) => priorityBadges[priority],
        width: 88,
        yields: 3,
        phone: 'hidden',
      },
      {
        id: 'status',
        header: 'Status',
        value: ({ status }) => status,
        order: ({ status }) => TASK_STATUSES.indexOf(status),
        cell: ({ status }) => statusBadges[status],
        // 'IN PROGRESS' in Dracula's letters has all of it.
        width: 128,
        minWidth: 112,
        grow: 0.5,
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
        // '12/31/2026 (Overdue)' in Nord's letters; at least the date.
        width: 176,
        minWidth: 100,
        grow: 0.25,
        phone: 'meta',
      },
      {
        id: 'hours',
        header: 'Hours',
        kind: 'number',
        value: ({ estimatedHours }) => estimatedHours,
        text: ({ estimatedHours }) => formatHours(estimatedHours),
        width: 64,
        yields: 1,
        phone: 'hidden',
      },
    ],
    [withProject, withClient, editPath, format],
  );
}

const projectColumn: DataTableColumn<TaskRow> = {
  id: 'project',
  header: 'Project',
  value: ({ projectName }) => projectName,
  width: 200,
  minWidth: 100,
  grow: 2.4,
  phone: 'meta',
};

const clientColumn: DataTableColumn<TaskRow> = {
  id: 'client',
  header: 'Client',
  value: ({ clientName }) => clientName,
  emphasis: 'muted',
  width: 140,
  minWidth: 96,
  grow: 0.8,
  yields: 2,
  phone: 'hidden',
};

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
