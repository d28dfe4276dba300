import { createRoute } from '@hono/zod-openapi';
import {
  csvCell,
  csvLine,
  EXPORT_FORMATS,
  type ExportColumn,
  type ExportFormat,
  type ListQuery,
  MOST_XLSX_ROWS,
  quoted,
  reachOf,
  todayIn,
} from '@linework/domain';
import type { Context, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import type { SignedIn } from '../access/SignedIn';
import { recordAudit } from '../audit/recordAudit';
import type { Tx } from '../database/Database';
import type { Services } from '../server/Services';
import type { AppEnv } from './AppEnv';
import { refused } from './contract';
import { createRouter } from './createRouter';
import { Problem } from './Problem';
import { xlsxParts } from './xlsxParts';

interface Export<Row, Query> {
  /** Its address: /api/RESOURCE/export. */
  resource: string;
  /** What its rows are called, in the file's name too. */
  plural: string;
  /** Asks whether the actor may, where the rows themselves do not. */
  middleware?: MiddlewareHandler<AppEnv>;
  query: z.ZodPipe<z.ZodObject, z.ZodType<Query>>;
  /** A page of the list as JSON text. */
  list: (tx: Tx, actor: SignedIn, query: Query, now: Date) => Promise<string>;
  columns: readonly ExportColumn<Row>[];
}

/** Rows that are read at a time: what an export holds in memory. */
const ROWS_AT_A_TIME = 1_000;

const MEDIA_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const formatParameter = {
  name: 'format',
  in: 'query' as const,
  required: false,
  schema: { type: 'string' as const, enum: [...EXPORT_FORMATS], default: 'csv' },
};

/**
 * A list as a file, of what its search and filters leave (TIM-08, SRV-04): the same rows, in the same order, as its pages have.
 * Pages are read one after the other while the file is sent, so what others change meanwhile may be in its later part.
 */
export function exportRoute<Row, Query extends ListQuery>(
  services: Pick<Services, 'database' | 'now' | 'newId'>,
  { resource, plural, middleware, query, list, columns }: Export<Row, Query>,
) {
  const { database, now } = services;
  const file = { schema: { type: 'string', format: 'binary' } } as const;
  const route = createRoute({
    method: 'get',
    path: `/api/${resource}/export`,
    tags: [`${plural.charAt(0).toUpperCase()}${plural.slice(1)}`],
    summary: `What the list has, as CSV or XLSX (up to ${MOST_XLSX_ROWS.toLocaleString('en-US')} rows)`,
    parameters: [formatParameter],
    ...(middleware && { middleware }),
    request: { query },
    responses: {
      200: { description: 'The file', content: { [MEDIA_TYPES.csv]: file, [MEDIA_TYPES.xlsx]: file } },
      ...refused,
    },
  });
  return createRouter().openapi(route, async (c) => {
    const { actor } = c.var;
    const format = formatOf(c.req.query('format'));
    const asked: Query = c.req.valid('query');
    const shown = columns.filter(({ needs }) => !needs || reachOf(actor, needs) !== null);
    const pages = pagesOf<Row, Query>(database.orm, actor, { list, query: asked, now: now() });
    // Asked before the answer begins: what goes wrong here is still said as a problem.
    const first = await pages.next();
    if (format === 'xlsx') checkRoom(first);
    const what = { action: 'exported', subject: plural, detail: format.toUpperCase() } as const;
    await recordAudit(database.orm, actor, what, services);
    const name = `${plural.replaceAll(' ', '-')}-${todayIn(actor.timeZone, now())}.${format}`;
    const parts =
      format === 'csv'
        ? csvOf(shown, rowsFrom(first, pages))
        : xlsxParts(plural, shown, rowsFrom(first, pages));
    return sendFile(c, format, name, streamOf(parts));
  });
}

function formatOf(typed = 'csv'): ExportFormat {
  const format = EXPORT_FORMATS.find((known) => known === typed);
  if (format) return format;
  const message = `The format is one of: ${EXPORT_FORMATS.join(', ')}`;
  throw new Problem(400, { detail: message, errors: [{ path: 'format', message }] });
}

type Pages<Row> = AsyncGenerator<Page<Row>, void>;

async function* pagesOf<Row, Query extends ListQuery>(
  tx: Tx,
  actor: SignedIn,
  { list, query, now }: Pick<Export<Row, Query>, 'list'> & { query: Query; now: Date },
): Pages<Row> {
  let cursor: string | null = null;
  do {
    const text: string = await list(tx, actor, { ...query, cursor, limit: ROWS_AT_A_TIME }, now);
    const page = JSON.parse(text) as { rows: Row[]; total: number; nextCursor: string | null };
    cursor = page.nextCursor;
    yield page;
  } while (cursor !== null);
}

/** @throws Problem 422 where there are more rows than an XLSX may have */
function checkRoom({ value }: IteratorResult<Page<unknown>, void>): void {
  if (!value || value.total <= MOST_XLSX_ROWS) return;
  throw new Problem(422, {
    detail: `These are more than ${MOST_XLSX_ROWS.toLocaleString('en-US')} rows, the most of one XLSX file. Filter the list, or take CSV.`,
  });
}

type Page<Row> = { rows: Row[]; total: number };

async function* rowsFrom<Row>(first: IteratorResult<Page<Row>, void>, pages: Pages<Row>) {
  for (let page = first; !page.done; page = await pages.next()) yield page.value.rows;
}

/** With a byte order mark, by which spreadsheets know that it is UTF-8. */
async function* csvOf<Row>(
  columns: readonly ExportColumn<Row>[],
  pages: AsyncIterable<Row[]>,
): AsyncGenerator<Uint8Array, void> {
  yield encoder.encode(`\ufeff${csvLine(columns.map(({ header }) => quoted(header)))}`);
  for await (const rows of pages)
    yield encoder.encode(rows.map((row) => csvLine(columns.map((column) => csvCell(column, row)))).join(''));
}

const encoder = new TextEncoder();

/** One part after the other, each when the reader has room for it. */
function streamOf(parts: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const part = await parts.next();
        if (part.done) controller.close();
        else controller.enqueue(part.value);
      },
      cancel: async () => void (await parts.return()),
    },
    { highWaterMark: 0 },
  );
}

/** Typed as what the route promises: `responses` says which media types. */
function sendFile(
  c: Context<AppEnv>,
  format: ExportFormat,
  name: string,
  body: ReadableStream<Uint8Array>,
): never {
  const headers = {
    'Content-Type': MEDIA_TYPES[format],
    'Content-Disposition': `attachment; filename="${name}"`,
  };
  return new Response(c.req.method === 'HEAD' ? null : body, { headers }) as never;
}
