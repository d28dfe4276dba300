import type { FieldLabels } from '../forms/fieldLabels';
import type { TabFields } from '../forms/useFormTabs';

export type ProjectTab = 'details' | 'team' | 'tasks';

/** Which fields are on which tab (PRJ-06). */
export const projectTabFields: TabFields<ProjectTab> = {
  details: ['name', 'description', 'clientId', 'startDate', 'endDate', 'budgetMinor', 'status', 'priority'],
  team: ['assignedUsers'],
  tasks: ['tasks'],
};

/** What the fields are called where they stand alone: in the summary of errors and in a conflict. */
export const projectLabels: FieldLabels = {
  name: 'Project name',
  description: 'Description',
  clientId: 'Client',
  startDate: 'Start date',
  endDate: 'End date',
  budgetMinor: 'Budget',
  status: 'Status',
  priority: 'Priority',
  assignedUsers: 'Team',
  tasks: 'Tasks',
  'tasks.*': 'Task',
  'tasks.*.title': 'Task title',
  'tasks.*.assigneeId': 'Assignee',
  'tasks.*.estimatedHours': 'Estimated hours',
  'tasks.*.dueDate': 'Due date',
};
