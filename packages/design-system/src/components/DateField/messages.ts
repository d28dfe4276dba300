/** Words of DateField in English. */
export const dateFieldMessages = {
  calendar: 'Choose date',
  today: 'Today',
  clear: 'Clear',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
};
