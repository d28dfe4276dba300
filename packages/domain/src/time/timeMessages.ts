/** The exact texts of TIM-02 and TIM-06, and of what goes beyond them. */
export const timeMessages = {
  startNeedsProject: 'Please select a project and add a description before starting the timer',
  nothingComplete: 'Please fill in at least one complete time entry',
  projectRequired: 'Project selection is required',
  descriptionRequired: 'Description is required',
  dateRequired: 'Date is required',
  minutesInvalid: 'The time must be a whole number of minutes above 0',
  minutesTooLong: 'One entry can be at most 24 hours',
  categoryInvalid: 'Category must be one of the list',
  notAnEntry: 'A time entry is expected here',
  billableInvalid: 'Billable must be on or off',
} as const;
