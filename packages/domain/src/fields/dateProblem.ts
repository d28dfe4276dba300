import { isDateOnly } from './isDateOnly';

export const dateMessages = {
  invalid: (label: string) => `${label} is not a real date. Use year-month-day, for example 2026-03-31`,
} as const;

/** How a date's field is called, and what is said where it is empty. */
export interface DateWords {
  label: string;
  required: string;
}

/** Why a text is no date that a form takes; null where it is one. */
export function dateProblem(date: string, { label, required }: DateWords): string | null {
  if (date === '') return required;
  return isDateOnly(date) ? null : dateMessages.invalid(label);
}
