/** What the fields of an entry are called, by their path. */
export const entryLabels = {
  projectId: 'Project',
  taskId: 'Task',
  description: 'Description',
  date: 'Date',
  minutes: 'Duration',
  category: 'Category',
  billable: 'Billable',
};
