import type { FieldLabels } from '../forms/fieldLabels';
import type { TabFields } from '../forms/useFormTabs';

export type PersonTab = 'details' | 'projects' | 'tasks' | 'timesheet';

/** Which fields are on which tab (USR-03). */
export const personTabFields: TabFields<PersonTab> = {
  details: [
    'firstName',
    'lastName',
    'email',
    'currentPassword',
    'phone',
    'status',
    'jobRole',
    'department',
    'startDate',
    'hourlyRateMinor',
    'hoursPerWeek',
    'accessRole',
    'clientId',
    'password',
    'confirmPassword',
  ],
  projects: ['projects', 'leftProjects'],
  tasks: ['tasks', 'leftTasks'],
  timesheet: [],
};

/** What the fields are called where they stand alone: in the summary of errors and in a conflict. */
export const personLabels: FieldLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  currentPassword: 'Your password',
  phone: 'Phone',
  status: 'Status',
  jobRole: 'Role',
  department: 'Department',
  startDate: 'Start date',
  hourlyRateMinor: 'Hourly rate',
  hoursPerWeek: 'Hours per week',
  accessRole: 'Access role',
  clientId: 'Company',
  password: 'Password',
  confirmPassword: 'Confirm password',
  projects: 'Projects',
  'projects.add': 'Add to a project',
  'projects.*': 'Project',
  'projects.*.id': 'Project',
  'projects.*.role': 'Role in project',
  leftProjects: 'Projects left',
  'leftProjects.*': 'Project left',
  tasks: 'Tasks',
  'tasks.add': 'Add a task',
  'tasks.*': 'Task',
  'tasks.*.id': 'Task',
  leftTasks: 'Tasks handed over',
  'leftTasks.*': 'Task handed over',
};
