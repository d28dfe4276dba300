import { entities } from '../entities/entities';
import { eachAsItself } from '../lists/eachAsItself';
import { defineList } from '../lists/ListDefinition';
import type { ProjectRow } from './ProjectRow';
import { ACTIVE_PROJECT_STATUSES, PROJECT_STATUSES } from './projectOptions';

/** PRJ-01 to PRJ-03. `user` is a person on the team or with a task in the project: the relation 'people'. */
export const projectList = defineList<ProjectRow>()({
  resource: entities.project.resource,
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
    lead: { by: 'text', field: 'leadName' },
  },
  defaultSort: { sort: 'name', direction: 'asc' },
  filters: {
    client: { by: 'id', field: 'clientId' },
    project: { by: 'id', field: 'id' },
    user: { by: 'relation', relation: 'people' },
    lead: { by: 'id', field: 'leadId', optional: true },
    status: { by: 'choice', field: 'status', choices: eachAsItself(PROJECT_STATUSES) },
    priority: {
      by: 'choice',
      field: 'priority',
      choices: { high: ['High'], medium: ['Medium'], low: ['Low'] },
    },
    due: { by: 'date', field: 'endDate', open: { field: 'status', values: ACTIVE_PROJECT_STATUSES } },
  },
});
