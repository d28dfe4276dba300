import { type DateWords, dateProblem } from '../fields/dateProblem';
import { type ClosedThrough, isTimeClosed } from './closedTime';
import { timeMessages } from './timeMessages';

/** The words of the date of recorded time. */
export const ENTRY_DATE: DateWords = { label: 'Date', required: timeMessages.dateRequired };

/** Why recorded time cannot be of that date; null where it can (TIM-02, TIM-06, TIM-11). */
export function entryDateProblem(date: string, closedThrough?: ClosedThrough): string | null {
  return dateProblem(date, ENTRY_DATE) ?? (isTimeClosed(date, closedThrough) ? timeMessages.dayClosed : null);
}
