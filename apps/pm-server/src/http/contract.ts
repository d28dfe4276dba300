import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import { Id, pageOf } from '@linework/domain';

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

/** A JSON body that must be there. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } } as const;
}

interface Crud<
  Resource extends string,
  Row extends z.ZodType,
  Detail extends z.ZodType,
  Create extends z.ZodType,
  Input extends z.ZodType,
  Query extends z.ZodType,
> {
  /** As in the URL: 'projects'. */
  resource: Resource;
  /** One of them: 'project'. */
  noun: string;
  /** What is read and saved with one: 'with its team and tasks'. */
  parts?: string;
  Row: Row;
  Detail: Detail;
  Create: Create;
  Input: Input;
  query: Query;
}

/** The routes that every kind of row has: list, read, create, save, delete, and what would go with it. */
export function crudEndpoints<
  const Resource extends string,
  Row extends z.ZodType,
  Detail extends z.ZodType,
  Create extends z.ZodType,
  Input extends z.ZodType,
  Query extends z.ZodObject | z.ZodPipe,
>({
  resource,
  noun,
  parts,
  Row,
  Detail,
  Create,
  Input,
  query,
}: Crud<Resource, Row, Detail, Create, Input, Query>) {
  const title = `${resource.charAt(0).toUpperCase()}${resource.slice(1)}`;
  const tags = [title];
  const all = `/api/${resource}` as const;
  const one = `/api/${resource}/{id}` as const;
  const whole = parts ? `${noun} ${parts}` : noun;
  return {
    list: endpoint(
      { method: 'get', path: all, tags, summary: `${title}, searched, sorted and paged`, request: { query } },
      pageOf(Row),
    ),
    read: endpoint(
      { method: 'get', path: one, tags, summary: `One ${whole}`, request: { params: IdParam } },
      Detail,
    ),
    create: endpoint(
      { method: 'post', path: all, tags, summary: `Create a ${whole}`, request: { body: jsonBody(Create) } },
      Detail,
    ),
    update: endpoint(
      {
        method: 'put',
        path: one,
        tags,
        summary: `Save a ${whole}`,
        parameters: [ifMatch],
        request: { params: IdParam, body: jsonBody(Input) },
      },
      Detail,
    ),
    preview: endpoint(
      {
        method: 'get',
        path: `${one}/deletion-preview`,
        tags,
        summary: `What goes with the ${noun} when it is deleted`,
        request: { params: IdParam },
      },
      DeletionPreview,
    ),
    remove: endpoint(
      {
        method: 'delete',
        path: one,
        tags,
        summary: `Delete a ${noun} and what belongs to it`,
        request: { params: IdParam },
      },
      DeletionAnswer,
    ),
  };
}
