import { hasFields } from './hasFields';
import { isDateOnly } from './isDateOnly';

export const endBeforeStartMessage = 'End date must be after start date';

/**
 * The rule for two dates of one form, put on the end date. Equal dates are allowed: a one-day job starts and ends that day.
 * Runs although other fields are wrong, so that a form shows all its errors at once.
 */
export const endsAfterStart = {
  test: (form: unknown): boolean => {
    const { startDate, endDate } = form as { startDate?: unknown; endDate?: unknown };
    if (typeof startDate !== 'string' || typeof endDate !== 'string') return true;
    if (!isDateOnly(startDate) || !isDateOnly(endDate)) return true;
    return startDate <= endDate;
  },
  rule: {
    error: endBeforeStartMessage,
    path: ['endDate'],
    when: hasFields,
  },
};
