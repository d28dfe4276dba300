import type { FieldLabels } from '../forms/fieldLabels';
import type { TabFields } from '../forms/useFormTabs';

export type ProjectTab = 'details' | 'team' | 'tasks' | 'documents' | 'drawings';

/** Which fields are on which tab (PRJ-06). */
export const projectTabFields: TabFields<ProjectTab> = {
  details: [
    'name',
    'description',
    'clientId',
    'startDate',
    'endDate',
    'budgetMinor',
    'hourlyRateMinor',
    'status',
    'priority',
  ],
  team: ['team', 'leadId'],
  tasks: ['tasks'],
  documents: [],
  drawings: [],
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
  hourlyRateMinor: 'Hourly rate',
  team: 'Team',
  'team.*': 'Person on the team',
  'team.*.role': 'Role in this project',
  'team.*.hourlyRateMinor': 'Hourly rate in this project',
  leadId: 'Lead',
  tasks: 'Tasks',
  'tasks.*': 'Task',
  'tasks.*.title': 'Task title',
  'tasks.*.assigneeId': 'Assignee',
  'tasks.*.estimatedHours': 'Estimated hours',
  'tasks.*.dueDate': 'Due date',
};
