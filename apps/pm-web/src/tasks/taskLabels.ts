import type { FieldLabels } from '../forms/fieldLabels';

/** What the fields are called where they stand alone: in the summary of errors and in a conflict. */
export const taskLabels: FieldLabels = {
  title: 'Task title',
  description: 'Description',
  projectId: 'Project',
  assigneeId: 'Assignee',
  priority: 'Priority',
  status: 'Status',
  dueDate: 'Due date',
  estimatedHours: 'Estimated hours',
  tags: 'Tags',
};
