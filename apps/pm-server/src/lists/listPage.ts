import {
  type ListDefinition,
  type ListQuery,
  type Permission,
  reachOf,
  readCursor,
  type SortBy,
  writeCursor,
} from '@linework/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';

/** How a list's fields, as domain's definition names them, are found in SQL. */
export interface ListSource {
  /** Tables and joins. */
  from: SQL;
  /** The column of the row's id. */
  id: SQL;
  /** Workspace, scope and 'not deleted'. */
  visible: SQL;
  /** Field name -> expression, for each field that is searched, filtered or sorted by. */
  fields: Readonly<Record<string, SQL>>;
  /** Filters by relation: rows related to the id. */
  relations?: Readonly<Record<string, (id: string) => SQL>>;
  /** The row as JSON. */
  row: SQL;
}

/**
 * One page of a list as JSON text: PostgreSQL writes the rows, so that nothing is taken apart and put together again here.
 * Rows, names, counts and the total come in one statement; pages follow by keyset, so the last costs what the first does.
 */
export async function listPage<Row, Sort extends string, Filter extends string>(
  tx: Tx,
  actor: SignedIn,
  definition: ListDefinition<Row, Sort, Filter>,
  query: ListQuery<Sort, Filter>,
  source: ListSource,
): Promise<string> {
  const sort = sortExpression(actor, definition.sorts[query.sort], source);
  const matches = matching(definition, query, source);
  const { from, id, row } = source;
  const rows = await rowsOf<PageRow>(
    tx,
    sql`select total.n as total, page.json, page.sort, page.id
        from (select count(*)::int as n from ${from} where ${matches}) total
        left join (
          select ${row} as json, ${sort.value} as sort, ${id} as id from ${from}
          where ${matches} ${after(query.cursor, sort, id, query.direction)}
          order by ${sort.value} ${sql.raw(query.direction)}, ${id}
          limit ${query.limit + 1}
        ) page on true`,
  );
  const found = rows.filter(({ json }) => json !== null);
  const page = found.slice(0, query.limit);
  const last = page[page.length - 1];
  const nextCursor =
    last && found.length > query.limit
      ? writeCursor({
          sort: query.sort,
          direction: query.direction,
          value: sort.read(last.sort),
          id: last.id ?? '',
        })
      : null;
  return `{"rows":[${page.map(({ json }) => json).join(',')}],"total":${rows[0]?.total ?? 0},"nextCursor":${JSON.stringify(nextCursor)}}`;
}

/** The condition for the rows that the query's search and filters leave, within what the actor sees. */
export function matching<Row, Sort extends string, Filter extends string>(
  definition: ListDefinition<Row, Sort, Filter>,
  { search, filters }: Pick<ListQuery<Sort, Filter>, 'search' | 'filters'>,
  source: Pick<ListSource, 'visible' | 'fields' | 'relations'>,
): SQL {
  const conditions = [source.visible];
  if (search !== '') {
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    const searched = definition.searchIn.map(
      (field) => sql`lower(${fieldOf(source, field)}) like lower(${pattern})`,
    );
    conditions.push(sql`(${sql.join(searched, sql` or `)})`);
  }
  for (const [name, value] of Object.entries(filters) as [Filter, string][]) {
    const filter = definition.filters[name];
    if (filter.by === 'relation') conditions.push(source.relations?.[filter.relation]?.(value) ?? sql`false`);
    else if (filter.by === 'id') conditions.push(sql`${fieldOf(source, filter.field)} = ${value}`);
    else conditions.push(oneOf(fieldOf(source, filter.field), filter.choices[value] ?? []));
  }
  return sql.join(conditions, sql` and `);
}

/** An instant as JSON carries it: UTC, milliseconds, Z. */
export function isoInstant(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** A JSON object of the columns, as text. */
export function jsonRow(columns: SQL): SQL {
  return sql`(select row_to_json(r) from (select ${columns}) r)::text`;
}

interface PageRow {
  total: number;
  json: string | null;
  sort: string | number | null;
  id: string | null;
}

interface SortExpression {
  value: SQL;
  /** The value as a cursor carries it. */
  read: (value: string | number | null) => string | number | null;
  /** The cursor's value as SQL compares it. */
  write: (value: string | number) => SQL;
  nullable: boolean;
}

const asText = (value: string | number | null) => value;
const asNumber = (value: string | number | null) => (value === null ? null : Number(value));

function sortExpression<Row>(actor: SignedIn, sortBy: SortBy<Row>, source: ListSource): SortExpression {
  if (sortBy.by === 'ratio') {
    const [part, whole] = [fieldOf(source, sortBy.part), fieldOf(source, sortBy.whole)];
    const value = sql`coalesce(${part}::float8 / nullif(${whole}, 0), 0)`;
    return { value, read: asNumber, write: (n) => sql`${n}::float8`, nullable: false };
  }
  const column = fieldOf(source, sortBy.field);
  if (sortBy.by === 'text') {
    return {
      value: sql`lower(${column}) collate "C"`,
      read: asText,
      write: (text) => sql`${text}`,
      nullable: true,
    };
  }
  if (sortBy.by === 'rank') {
    const ranks = sortBy.order.map((option, rank) => sql`when ${option} then ${sql.raw(String(rank))}`);
    const value = sql`case ${column} ${sql.join(ranks, sql` `)} end`;
    return { value, read: asNumber, write: (rank) => sql`${rank}::int`, nullable: false };
  }
  if (sortBy.by === 'date')
    return { value: column, read: asText, write: (date) => sql`${date}::date`, nullable: true };
  const hidden = sortBy.needs !== undefined && !mayRead(actor, sortBy.needs);
  const value = hidden ? sql`null::float8` : sql`${column}::float8`;
  return { value, read: asNumber, write: (n) => sql`${n}::float8`, nullable: true };
}

function mayRead(actor: SignedIn, permission: Permission): boolean {
  return reachOf(actor, permission) === 'all';
}

/** Rows after the cursor in: value (nulls last ascending, first descending), then id ascending. */
function after(
  cursor: string | null,
  { value, write }: SortExpression,
  id: SQL,
  direction: 'asc' | 'desc',
): SQL {
  const place = cursor === null ? null : readCursor(cursor);
  if (!place) return sql``;
  const laterId = sql`${id} > ${place.id}::uuid`;
  if (place.value === null) {
    return direction === 'asc'
      ? sql`and (${value} is null and ${laterId})`
      : sql`and ((${value} is null and ${laterId}) or ${value} is not null)`;
  }
  const at = write(place.value);
  return direction === 'asc'
    ? sql`and (${value} > ${at} or (${value} = ${at} and ${laterId}) or ${value} is null)`
    : sql`and (${value} < ${at} or (${value} = ${at} and ${laterId}))`;
}

function oneOf(column: SQL, values: readonly string[]): SQL {
  if (values.length === 0) return sql`false`;
  return sql`${column} in (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;
}

function fieldOf({ fields }: Pick<ListSource, 'fields'>, name: string): SQL {
  const expression = fields[name];
  if (!expression) throw new Error(`The list's definition names ${name}, which its SQL does not know`);
  return expression;
}
