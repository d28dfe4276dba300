/** Words of DateRange in English; those of its calendar are DateField's. */
export const dateRangeMessages = {
  start: 'Start date',
  end: 'End date',
  calendar: 'Choose dates',
  presets: 'Periods',
  chooseStart: 'Choose the first day',
  chooseEnd: 'Choose the last day',
  clear: 'Clear',
};
