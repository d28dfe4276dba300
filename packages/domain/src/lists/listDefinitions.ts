import type { ClientRow } from '../clients/ClientRow';
import { CLIENT_STATUSES } from '../clients/clientOptions';
import type { PersonRow } from '../people/PersonRow';
import { PERSON_STATUSES } from '../people/personOptions';
import type { ProjectRow } from '../projects/ProjectRow';
import { PRIORITIES, PROJECT_STATUSES } from '../projects/projectOptions';
import type { TaskRow } from '../tasks/TaskRow';
import { PENDING_TASK_STATUSES, TASK_STATUSES } from '../tasks/taskOptions';
import { defineList } from './ListDefinition';

const PAGE = { pageSize: 50, maxPageSize: 200 };

/** CLI-01, CLI-03. The seed's 'name, email, company': the company is `name`, the person to talk to `contactName`. */
export const clientList = defineList<ClientRow>()({
  resource: 'clients',
  searchIn: ['name', 'email', 'contactName'],
  sorts: {
    name: { by: 'text', field: 'name' },
    email: { by: 'text', field: 'email' },
    projects: { by: 'number', field: 'projectCount' },
    status: { by: 'rank', field: 'status', order: CLIENT_STATUSES },
  },
  defaultSort: { sort: 'name', direction: 'asc' },
  filters: {
    status: { by: 'choice', field: 'status', choices: eachAsItself(CLIENT_STATUSES) },
  },
  ...PAGE,
});

/** PRJ-01 to PRJ-03. `user` is a person on the team or with a task in the project: the relation 'people'. */
export const projectList = defineList<ProjectRow>()({
  resource: 'projects',
  searchIn: ['name', 'clientName', 'description'],
  sorts: {
    name: { by: 'text', field: 'name' },
    client: { by: 'text', field: 'clientName' },
    status: { by: 'rank', field: 'status', order: PROJECT_STATUSES },
    progress: { by: 'number', field: 'progress' },
    tasks: { by: 'ratio', part: 'completedTasks', whole: 'taskCount' },
    budget: { by: 'number', field: 'budgetMinor', needs: 'budget:read' },
    startDate: { by: 'date', field: 'startDate' },
    team: { by: 'number', field: 'teamSize' },
  },
  defaultSort: { sort: 'name', direction: 'asc' },
  filters: {
    client: { by: 'id', field: 'clientId' },
    project: { by: 'id', field: 'id' },
    user: { by: 'relation', relation: 'people' },
    status: { by: 'choice', field: 'status', choices: eachAsItself(PROJECT_STATUSES) },
  },
  ...PAGE,
});

/** TSK-01, TSK-03, TSK-04. */
export const taskList = defineList<TaskRow>()({
  resource: 'tasks',
  searchIn: ['title', 'description', 'projectName', 'assigneeName'],
  sorts: {
    title: { by: 'text', field: 'title' },
    project: { by: 'text', field: 'projectName' },
    client: { by: 'text', field: 'clientName' },
    assignee: { by: 'text', field: 'assigneeName' },
    priority: { by: 'rank', field: 'priority', order: PRIORITIES },
    status: { by: 'rank', field: 'status', order: TASK_STATUSES },
    dueDate: { by: 'date', field: 'dueDate' },
    hours: { by: 'number', field: 'estimatedHours' },
  },
  defaultSort: { sort: 'title', direction: 'asc' },
  filters: {
    project: { by: 'id', field: 'projectId' },
    client: { by: 'id', field: 'clientId' },
    user: { by: 'id', field: 'assigneeId' },
    task: { by: 'id', field: 'id' },
    status: {
      by: 'choice',
      field: 'status',
      choices: { pending: PENDING_TASK_STATUSES, completed: ['Completed'] },
    },
    priority: {
      by: 'choice',
      field: 'priority',
      choices: { high: ['High'], medium: ['Medium'], low: ['Low'] },
    },
  },
  searchTotalCap: { rows: 2_000, cap: 100 },
  ...PAGE,
});

/** USR-01. */
export const personList = defineList<PersonRow>()({
  resource: 'people',
  searchIn: ['name', 'email', 'jobRole', 'department'],
  sorts: {
    name: { by: 'text', field: 'name' },
    email: { by: 'text', field: 'email' },
    role: { by: 'text', field: 'jobRole' },
    department: { by: 'text', field: 'department' },
    startDate: { by: 'date', field: 'startDate' },
  },
  defaultSort: { sort: 'name', direction: 'asc' },
  filters: {
    status: { by: 'choice', field: 'status', choices: eachAsItself(PERSON_STATUSES) },
  },
  ...PAGE,
});

function eachAsItself(options: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(options.map((option) => [option, [option]]));
}
