import { OpenAPIHono } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { AppEnv } from './AppEnv';
import { type FieldError, invalid, notFound, Problem } from './Problem';

/** A router whose failed checks are problems: bad ids 404, bad parameters 400, bad fields 422 with domain's messages. */
export function createRouter() {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      if (result.target === 'param') throw notFound();
      const errors = fieldErrors(result.error as unknown as z.ZodError);
      if (result.target === 'json') throw invalid(errors);
      throw new Problem(400, { detail: errors[0]?.message ?? 'The request is not valid.', errors });
    },
  });
}

/** Zod's issues as form paths and messages; the first of each path. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const { path, message } of error.issues) {
    const dotted = path.map(String).join('.');
    if (!errors.has(dotted)) errors.set(dotted, { path: dotted, message });
  }
  return [...errors.values()];
}
