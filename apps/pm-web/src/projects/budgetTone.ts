/** The steps at which people are warned: 80 % and 100 % of a budget. */
export function budgetTone(percent: number): 'accent' | 'warning' | 'danger' {
  if (percent >= 100) return 'danger';
  return percent >= 80 ? 'warning' : 'accent';
}
