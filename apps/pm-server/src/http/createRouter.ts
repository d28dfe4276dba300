import { OpenAPIHono } from '@hono/zod-openapi';
import { fieldErrors } from '@linework/domain';
import type { z } from 'zod';
import type { AppEnv } from './AppEnv';
import { invalid, notFound, Problem } from './Problem';

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
