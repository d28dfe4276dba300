import type { z } from '@hono/zod-openapi';
import { type ExportColumn, entities, type ListQuery, pageOf } from '@linework/domain';
import type { LockedRow } from '../access/lockForChange';
import { permit } from '../access/permit';
import type { SignedIn } from '../access/SignedIn';
import { changingOf } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { deletionPreview } from '../deletions/deletionPreview';
import { createRow, deleteRow, type RowRules, updateRow } from '../entities/writeRow';
import type { Services } from '../server/Services';
import { DeletionAnswer, DeletionPreview, endpoint, IdParam, ifMatch, jsonBody } from './contract';
import { createRouter } from './createRouter';
import { exportRoute } from './exportRoute';
import { notFound } from './Problem';
import { jsonText, requiredVersion, versioned } from './respond';
import { transact } from './transact';

interface OneRow<Create extends Input & { id: string }, Input, Locked extends LockedRow> {
  /** What is read and saved with one: 'with its team and tasks'. */
  parts?: string;
  /** One with what its form edits. */
  Detail: z.ZodType;
  Create: z.ZodType<Create>;
  Input: z.ZodType<Input>;
  rules: RowRules<Input, Locked>;
  /** Where a create carries what no row keeps (a password): its form without that, and the rules that store the rest. */
  creation?: (
    actor: SignedIn,
    sent: Create,
    gone: AbortSignal,
  ) => Promise<Prepared<Input & { id: string }, Input, Locked>>;
  /** The same of a save. */
  saving?: (actor: SignedIn, sent: Input, gone: AbortSignal) => Promise<Prepared<Input, Input, Locked>>;
}

interface Crud<
  Create extends Input & { id: string },
  Input,
  Query extends ListQuery,
  Locked extends LockedRow,
  ExportedRow,
> extends OneRow<Create, Input, Locked> {
  /** One of a list. */
  Row: z.ZodType;
  /** Of a list's parameters. */
  query: z.ZodPipe<z.ZodObject, z.ZodType<Query>>;
  /** `now`: filters by date count from today. */
  list: (tx: Tx, actor: SignedIn, query: Query, now: Date) => Promise<string>;
  /** Of the list's export; absent where it has none. What the list answers has these rows. */
  columns?: readonly ExportColumn<ExportedRow>[];
}

interface Prepared<Kept, Input, Locked extends LockedRow> {
  input: Kept;
  rules: RowRules<Input, Locked>;
}

/**
 * The routes that every kind of row has: list, export, read, create, save, delete, and what would go with it. Whether the actor may is
 * asked before the body is read.
 */
export function crudRoutes<
  Create extends Input & { id: string },
  Input,
  Query extends ListQuery,
  Locked extends LockedRow,
  ExportedRow = never,
>(
  services: Services,
  { Row, query, list, columns, ...one }: Crud<Create, Input, Query, Locked, ExportedRow>,
) {
  const { resource, plural } = entities[one.rules.entity.kind];
  const title = capitalized(plural);
  const api = createRouter();
  if (columns) api.route('/', exportRoute(services, { resource, plural, query, list, columns }));
  return api
    .openapi(
      endpoint(
        {
          method: 'get',
          path: `/api/${resource}` as const,
          tags: [title],
          summary: `${title}, searched, sorted and paged`,
          request: { query },
        },
        pageOf(Row),
      ),
      async (c) =>
        jsonText(c, await list(services.database.orm, c.var.actor, c.req.valid('query'), services.now())),
    )
    .route('/', rowRoutes(services, one));
}

/** The same without a list, of kinds that have another. */
export function rowRoutes<Create extends Input & { id: string }, Input, Locked extends LockedRow>(
  services: Services,
  { parts, Detail, Create, Input, rules, creation, saving }: OneRow<Create, Input, Locked>,
) {
  const { database } = services;
  const { entity } = rules;
  const { resource, noun, plural } = entities[entity.kind];
  const tags = [capitalized(plural)];
  const all = `/api/${resource}` as const;
  const one = `/api/${resource}/{id}` as const;
  const whole = parts ? `${noun} ${parts}` : noun;
  return createRouter()
    .openapi(
      endpoint(
        { method: 'get', path: one, tags, summary: `One ${whole}`, request: { params: IdParam } },
        Detail,
      ),
      async (c) => {
        const row = await rules.detail(database.orm, c.var.actor, c.req.valid('param').id);
        if (!row) throw notFound(`This ${noun}`);
        return versioned(c, row.json, row.version);
      },
    )
    .openapi(
      endpoint(
        {
          method: 'post',
          path: all,
          tags,
          summary: `Create a ${whole}`,
          middleware: permit(changingOf(entity.kind, 'create')),
          request: { body: jsonBody(Create) },
        },
        Detail,
      ),
      async (c) => {
        const { actor } = c.var;
        const sent: Create = c.req.valid('json');
        const making = (await creation?.(actor, sent, c.req.raw.signal)) ?? { input: sent, rules };
        const row = await transact(database, (tx) =>
          createRow(tx, actor, making.rules, making.input, services),
        );
        return versioned(c, row.json, row.version);
      },
    )
    .openapi(
      endpoint(
        {
          method: 'put',
          path: one,
          tags,
          summary: `Save a ${whole}`,
          middleware: permit(changingOf(entity.kind, 'update'), entity),
          parameters: [ifMatch],
          request: { params: IdParam, body: jsonBody(Input) },
        },
        Detail,
      ),
      async (c) => {
        const { id } = c.req.valid('param');
        const { actor } = c.var;
        const version = requiredVersion(c);
        const sent: Input = c.req.valid('json');
        const made = (await saving?.(actor, sent, c.req.raw.signal)) ?? { input: sent, rules };
        const change = { id, version, input: made.input };
        const row = await transact(database, (tx) => updateRow(tx, actor, made.rules, change, services));
        return versioned(c, row.json, row.version);
      },
    )
    .openapi(
      endpoint(
        {
          method: 'get',
          path: `${one}/deletion-preview`,
          tags,
          summary: `What goes with the ${noun} when it is deleted`,
          request: { params: IdParam },
        },
        DeletionPreview,
      ),
      async (c) =>
        jsonText(c, await deletionPreview(database.orm, c.var.actor, entity, c.req.valid('param').id)),
    )
    .openapi(
      endpoint(
        {
          method: 'delete',
          path: one,
          tags,
          summary: `Delete a ${noun} and what belongs to it`,
          middleware: permit(changingOf(entity.kind, 'delete'), entity),
          parameters: [ifMatch],
          request: { params: IdParam },
        },
        DeletionAnswer,
      ),
      async (c) => {
        const target = { id: c.req.valid('param').id, version: requiredVersion(c) };
        return c.json(
          await transact(database, (tx) => deleteRow(tx, c.var.actor, rules, target, services)),
          200,
        );
      },
    );
}

function capitalized(plural: string): string {
  return `${plural.charAt(0).toUpperCase()}${plural.slice(1)}`;
}
