import type { z } from 'zod';

/** One wrong field: the form's dotted path ('projects.0.name') and what to say beside it. */
export interface FieldError {
  path: string;
  message: string;
}

/** What a failed check says, one message per field, in the fields' order. For problem+json answers and forms alike. */
export function fieldErrors(error: Pick<z.ZodError, 'issues'>): FieldError[] {
  const first = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const dotted = path.map(String).join('.');
    if (!first.has(dotted)) first.set(dotted, message);
  }
  return [...first].map(([path, message]) => ({ path, message }));
}
