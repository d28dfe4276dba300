import type { z } from 'zod';

/** One wrong field: the form's dotted path ('projects.0.name') and what to say beside it. */
export interface FieldError {
  path: string;
  message: string;
}

/** So many fields are named at most: an answer must not outgrow what was sent. */
export const MOST_FIELD_ERRORS = 100;

/** What a failed check says of the first wrong fields, one message per field. For problem+json answers and forms alike. */
export function fieldErrors(error: Pick<z.ZodError, 'issues'>): FieldError[] {
  const first = new Map<string, string>();
  for (const { path, message } of error.issues) {
    if (first.size === MOST_FIELD_ERRORS) break;
    const dotted = path.map(String).join('.');
    if (!first.has(dotted)) first.set(dotted, message);
  }
  return [...first].map(([path, message]) => ({ path, message }));
}
