import { z } from 'zod';
import { cleanLine } from './cleanText';
import { type DateWords, dateMessages, dateProblem } from './dateProblem';
import { isDateOnly } from './isDateOnly';
import { type Parsed, parsed, refused } from './parsed';
import { typedText } from './typedText';

/** A calendar date without a time, 'YYYY-MM-DD', that must be there and exist (2025-02-30 does not). */
export function requiredDate(words: DateWords) {
  const { label, required } = words;
  return typedText({ max: 'YYYY-MM-DD'.length, error: required, tooLong: dateMessages.invalid(label) })
    .superRefine((date, context) => {
      const problem = dateProblem(date, words);
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
  const date = cleanLine(text);
  return isDateOnly(date) ? parsed(date) : refused(dateMessages.invalid(label));
}
