import type { ExportColumn } from '../exports/ExportColumn';
import type { TaskRow } from './TaskRow';

/** What an export of tasks has (SRV-04). */
export const taskColumns: readonly ExportColumn<TaskRow>[] = [
  { header: 'Task title', as: 'text', value: ({ title }) => title },
  { header: 'Project', as: 'text', value: ({ projectName }) => projectName },
  { header: 'Client', as: 'text', value: ({ clientName }) => clientName },
  { header: 'Assignee', as: 'text', value: ({ assigneeName }) => assigneeName },
  { header: 'Priority', as: 'text', value: ({ priority }) => priority },
  { header: 'Status', as: 'text', value: ({ status }) => status },
  { header: 'Due date', as: 'date', value: ({ dueDate }) => dueDate },
  { header: 'Estimated hours', as: 'number', value: ({ estimatedHours }) => estimatedHours },
  { header: 'Tags', as: 'text', value: ({ tags }) => tags.join(', ') },
  { header: 'Description', as: 'text', value: ({ description }) => description },
];
