import { entities } from '../entities/entities';
import { eachAsItself } from '../lists/eachAsItself';
import { defineList } from '../lists/ListDefinition';
import type { TimeEntryRow } from './TimeEntry';
import { STORED_TIME_STATUSES, TIME_CATEGORIES } from './timeOptions';

/** TIM-05. Newest day first; entries of a day follow each other. */
export const timeEntryList = defineList<TimeEntryRow>()({
  resource: entities.timeEntry.resource,
  searchIn: ['description', 'projectName', 'taskTitle'],
  sorts: {
    date: { by: 'date', field: 'date' },
    project: { by: 'text', field: 'projectName' },
    person: { by: 'text', field: 'personName' },
    minutes: { by: 'number', field: 'minutes' },
  },
  defaultSort: { sort: 'date', direction: 'desc' },
  filters: {
    date: { by: 'date', field: 'date' },
    project: { by: 'id', field: 'projectId' },
    client: { by: 'id', field: 'clientId' },
    task: { by: 'id', field: 'taskId', optional: true },
    user: { by: 'id', field: 'personId' },
    status: { by: 'choice', field: 'status', choices: eachAsItself(STORED_TIME_STATUSES) },
    category: { by: 'choice', field: 'category', choices: eachAsItself(TIME_CATEGORIES) },
    billable: { by: 'choice', field: 'billable', choices: { yes: ['true'], no: ['false'] } },
  },
});
