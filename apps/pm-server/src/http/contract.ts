import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import { Id } from '@linework/domain';
import { bodyLimits, limitBody } from './limitBody';

/** What every refusal looks like. */
export const ProblemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    current: z.unknown().optional(),
    requestId: z.string().optional(),
  })
  .openapi('Problem');

/** Ids of URLs: what is no id is no row either, so it is answered with 404 and not with 422. */
export const IdParam = z.object({ id: Id });

export const DeletionAnswer = z.object({ deletionId: Id, counts: z.record(z.string(), z.number().int()) });
export const DeletionPreview = z.object({
  name: z.string(),
  counts: z.record(z.string(), z.number().int()),
  /** The first names of each kind that goes with it. */
  names: z.record(z.string(), z.array(z.string())),
  /** Recorded time that goes with it. Where some of it is approved or of closed days, the deletion is refused. */
  minutes: z.number().int(),
  approvedMinutes: z.number().int(),
  closedMinutes: z.number().int(),
});

/**
 * Versions travel as entity tags: `If-Match: "3"`. For the description only; `requiredVersion` reads it. A schema for it would
 * have all headers of the request made into another kind.
 */
export const ifMatch = {
  name: 'if-match',
  in: 'header',
  required: false,
  schema: { type: 'string', example: '"3"' },
} as const;

type Parts = Pick<RouteConfig, 'method' | 'path' | 'summary' | 'tags'>;

/** What every route may answer instead. */
export const refused = {
  default: { description: 'Refused', content: { 'application/problem+json': { schema: ProblemSchema } } },
} as const;

/** A route that answers JSON of one schema, and problems. */
export function endpoint<const Route extends Parts & Partial<RouteConfig>, Answer extends z.ZodType>(
  route: Route,
  answer: Answer,
) {
  return createRoute({
    ...route,
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: answer } } },
      ...refused,
    },
  });
}

/** As `endpoint`, for routes that need no session. */
export function openEndpoint<const Route extends Parts & Partial<RouteConfig>, Answer extends z.ZodType>(
  route: Route,
  answer: Answer,
) {
  return endpoint({ ...route, middleware: limitBody(bodyLimits.open) }, answer);
}

/** A JSON body that must be there. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } } as const;
}
