/** The exact texts of TSK-08, and of what goes beyond it. */
export const taskMessages = {
  titleRequired: 'Task title is required',
  projectRequired: 'Project selection is required',
  assigneeRequired: 'Assignee selection is required',
  dueDateRequired: 'Due date is required',
  hoursInvalid: 'Estimated hours must be greater than 0',
  statusInvalid: 'Status must be one of the list',
  priorityInvalid: 'Priority must be one of the list',
  tagsInvalid: 'The tags must be a list of texts',
  tooManyTags: 'A task can have at most 50 tags',
  notACompletion: 'Say whether the task is completed: true or false',
  bulkActionInvalid: 'The action must be complete or delete',
  noTasksChosen: 'Choose the tasks first',
  tooManyTasksChosen: 'Choose at most 100,000 tasks at a time',
  notABulkAction: 'Say which tasks and what to do with them',
  notATask: 'A task is expected here',
} as const;
