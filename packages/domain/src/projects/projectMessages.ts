import { endBeforeStartMessage } from '../fields/endsAfterStart';

/** The exact texts of PRJ-11, and of what goes beyond it. */
export const projectMessages = {
  nameRequired: 'Project name is required',
  clientRequired: 'Client selection is required',
  startDateRequired: 'Start date is required',
  endDateRequired: 'End date is required',
  endBeforeStart: endBeforeStartMessage,
  budgetInvalid: 'Valid budget amount is required',
  embeddedBudgetInvalid: 'Enter a valid amount, for example 1250.50',
  statusInvalid: 'Status must be one of the list',
  priorityInvalid: 'Priority must be one of the list',
  teamInvalid: 'The team must be a list of people',
  notATeamMember: 'A person of the team is expected here',
  leadNotOnTeam: 'The lead must be on the project team',
  rateInvalid: 'Hourly rate must be greater than 0',
  rateManagedByOthers: 'Only those who set rates can change this. Ask an owner or admin',
  tasksInvalid: 'The tasks must be a list',
  tooManyRows: 'This is too many rows for one form. Save some of them first',
  assigneeNotOnTeam: 'The assignee must be on the project team',
  notAProject: 'A project is expected here',
} as const;
