import type { Priority, ProjectStatus } from './projectOptions';

/** The empty project form. `clientId` is pre-selected by ?client=. The budget is not set: it must be typed. */
export function newProject(clientId = '') {
  return {
    name: '',
    description: '',
    clientId,
    startDate: '',
    endDate: '',
    budgetMinor: null,
    status: 'Planning' as ProjectStatus,
    priority: 'Medium' as Priority,
    hourlyRateMinor: null,
    team: [],
    leadId: null,
    tasks: [],
  };
}

/** An empty project row of the client form (CLI-08): Planning, zero, empty. The id is made by the caller. */
export function newEmbeddedProject(id: string) {
  return {
    id,
    name: '',
    description: '',
    status: 'Planning' as ProjectStatus,
    startDate: '',
    endDate: '',
    budgetMinor: 0,
  };
}
