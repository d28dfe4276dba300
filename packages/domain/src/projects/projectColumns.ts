import type { ExportColumn } from '../exports/ExportColumn';
import type { ProjectRow } from './ProjectRow';

/** What an export of projects has (SRV-04). */
export const projectColumns: readonly ExportColumn<ProjectRow>[] = [
  { header: 'Project name', as: 'text', value: ({ name }) => name },
  { header: 'Client', as: 'text', value: ({ clientName }) => clientName },
  { header: 'Description', as: 'text', value: ({ description }) => description },
  { header: 'Status', as: 'text', value: ({ status }) => status },
  { header: 'Priority', as: 'text', value: ({ priority }) => priority },
  { header: 'Start date', as: 'date', value: ({ startDate }) => startDate },
  { header: 'End date', as: 'date', value: ({ endDate }) => endDate },
  { header: 'Lead', as: 'text', needs: 'team:read', value: ({ leadName }) => leadName },
  { header: 'Team size', as: 'number', value: ({ teamSize }) => teamSize },
  { header: 'Tasks', as: 'number', value: ({ taskCount }) => taskCount },
  { header: 'Completed tasks', as: 'number', value: ({ completedTasks }) => completedTasks },
  { header: 'Progress %', as: 'number', value: ({ progress }) => progress },
  { header: 'Hours', as: 'number', value: ({ hours }) => Math.round(hours * 10_000) / 10_000 },
  { header: 'Budget', as: 'money', needs: 'budget:read', value: ({ budgetMinor }) => budgetMinor },
  {
    header: 'Budget used',
    as: 'money',
    needs: 'budget:read',
    value: ({ budgetUsedMinor }) => budgetUsedMinor,
  },
];
