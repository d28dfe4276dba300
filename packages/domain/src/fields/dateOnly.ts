import { z } from 'zod';
import { type Parsed, parsed, refused } from './parsed';

export const dateMessages = {
  invalid: (label: string) => `${label} is not a real date. Use year-month-day, for example 2026-03-31`,
} as const;

/** A calendar date without a time, 'YYYY-MM-DD', that must be there and exist (2025-02-30 does not). */
export function requiredDate({ label, required }: { label: string; required: string }) {
  return z
    .string({ error: required })
    .trim()
    .superRefine((date, context) => {
      const problem = date === '' ? required : isDateOnly(date) ? null : dateMessages.invalid(label);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    })
    .meta({ format: 'date' });
}

/** A stored calendar date: for rows, where a wrong one is a bug. */
export const DateOnly = z
  .string()
  .refine(isDateOnly, { error: dateMessages.invalid('The date') })
  .meta({ format: 'date' });

/** Reads a typed date. '2025-02-30', '31.12.2025' and '' are errors with a sentence. */
export function parseDate(text: string, label = 'The date'): Parsed<string> {
  const date = text.trim();
  return isDateOnly(date) ? parsed(date) : refused(dateMessages.invalid(label));
}

/** True for an existing day of the years 1900 to 2999 written YYYY-MM-DD. */
export function isDateOnly(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1900 || year > 2999) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
