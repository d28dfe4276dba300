import {
  chosenValues,
  countedTo,
  dateSpan,
  filterValues,
  foldText,
  type ListDefinition,
  type ListQuery,
  NO_VALUE,
  todayIn,
  totalOf,
  wordStart,
  writeCursor,
} from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { uuids } from '../database/uuids';
import {
  inOrder,
  inOrderOfPlaces,
  isAfter,
  type ListOrder,
  listOrder,
  oneAfterAnother,
  type SortedBy,
  stretchesAfter,
} from './listOrder';
import type { Orders } from './Orders';

/** How a list's fields, as domain's definition names them, are found in SQL. */
export interface ListSource<Sort extends string = string> {
  /** Tables and joins. */
  from: SQL;
  /** The column of the row's id. */
  id: SQL;
  /** Workspace, scope and 'not deleted'. */
  visible: SQL;
  /** Field name -> expression, for each field that is searched, filtered or sorted by. */
  fields: Readonly<Record<string, SQL>>;
  /** How each of the definition's sorts is found. */
  orders: Orders<Sort>;
  /** Field name -> its stored sort key. Of a text that has none, the key is computed for each row. */
  sortKeys?: Readonly<Record<string, SQL>>;
  /** Folded texts that a search looks through, where some are stored; absent: those of the definition's fields. */
  searched?: readonly SQL[];
  /** Filters by relation: rows related to the id. */
  relations?: Readonly<Record<string, (id: string) => SQL>>;
  /** The row as JSON. */
  row: SQL;
}

/** The rows of a page and how many there are on all pages, in SQL. */
export interface FoundPage {
  /** CTEs that the others use. */
  with?: SQL;
  /** A select of `json`, `sort` and `id`, in order and limited. */
  page: SQL;
  /** How many rows there are on all pages; it need not count beyond the cap. */
  total: SQL;
  /** Rows are counted up to here; absent: to the end. */
  cap?: number;
}

/**
 * One page of a list as JSON text. An order that names an index is walked from its place; otherwise all that match are sorted. A
 * search is counted as far as the definition's `searchTotalCap` says, everything else to its end.
 */
export async function listPage<Row, Sort extends string, Filter extends string>(
  tx: Tx,
  actor: SignedIn,
  definition: ListDefinition<Row, Sort, Filter>,
  query: ListQuery<Sort, Filter>,
  source: ListSource<Sort>,
  now: Date,
): Promise<string> {
  const order = listOrder(actor, definition, query, sortedBy(source));
  const { from, id, row, visible } = source;
  const { value } = order.sort;
  const matches = matching(definition, query, source, todayIn(actor.timeZone, now));
  const { rows = Number.POSITIVE_INFINITY } = definition.searchTotalCap ?? {};
  const seen =
    query.search !== '' && Number.isFinite(rows)
      ? await countUpTo(tx, sql`${from} where ${visible}`, rows + 1)
      : 0;
  const cap = countedTo(query, definition, seen);
  const page = (place: SQL) => sql`select ${value} as sort, ${id} as id from ${from}
    where ${matches} and ${place} ${inOrder(order, value, id)}`;
  const places =
    source.orders[query.sort] === null
      ? sql`select 0 as stretch, found.* from (${page(isAfter(order, value, id))}) found`
      : oneAfterAnother(order, stretchesAfter(order, value, id, true).map(page));
  return writePage(tx, query, order, {
    page: sql`select one.json, place.sort, place.id from (${places}) place
      cross join lateral (select ${row} as json from ${from} where ${visible} and ${id} = place.id) one ${inOrderOfPlaces(order)}`,
    total: Number.isFinite(cap)
      ? sql`select count(*) from (select from ${from} where ${matches} limit ${cap + 1}) counted`
      : sql`select count(*) from ${from} where ${matches}`,
    cap,
  });
}

async function countUpTo(tx: Tx, rows: SQL, most: number): Promise<number> {
  const [counted] = await rowsOf<{ n: number }>(
    tx,
    sql`select count(*)::int as n from (select from ${rows} limit ${most}) counted`,
  );
  return counted?.n ?? 0;
}

/**
 * A page as JSON text: PostgreSQL writes the rows, as one text, so that nothing is taken apart and put together again here. Rows,
 * names, counts and the total come in one statement; pages follow by keyset, so the last costs what the first does.
 */
export async function writePage<Sort extends string, Filter extends string>(
  tx: Tx,
  query: ListQuery<Sort, Filter>,
  { sort }: ListOrder,
  { with: parts, page: select, total, cap = Number.POSITIVE_INFINITY }: FoundPage,
): Promise<string> {
  const isLast = sql`place = ${query.limit}`;
  const [page] = await rowsOf<WrittenPage>(
    tx,
    sql`${parts ? sql`with ${parts}` : sql``} select (${total})::int as total, coalesce(page.rows, '') as rows, page."hasNext", page.sort, page.id
        from (select string_agg(json, ',') filter (where place <= ${query.limit}) as rows, count(*) > ${query.limit} as "hasNext",
            max(sort) filter (where ${isLast}) as sort, max(id::text) filter (where ${isLast}) as id
          from (select page.*, row_number() over () as place from (${select}) page) placed) page`,
  );
  if (!page) throw new Error('The page answered no row');
  const { sort: name, direction } = query;
  const nextCursor = page.hasNext
    ? writeCursor({ sort: name, direction, value: sort.read(page.sort), id: page.id })
    : null;
  const { total: told, totalIsCapped } = totalOf(page.total, cap);
  return `{"rows":[${page.rows}],"total":${told},"totalIsCapped":${totalIsCapped},"nextCursor":${JSON.stringify(nextCursor)}}`;
}

/** The condition for the rows that the query's search and filters leave, within what the actor sees. */
export function matching<Row, Sort extends string, Filter extends string>(
  definition: ListDefinition<Row, Sort, Filter>,
  { search, filters }: Pick<ListQuery<Sort, Filter>, 'search' | 'filters'>,
  source: ListSource,
  today: string,
): SQL {
  const conditions = [source.visible, ...filtered(definition, filters, source, today)];
  if (search !== '') {
    const texts =
      source.searched ?? definition.searchIn.map((field) => sql`fold_text(${fieldOf(source, field)})`);
    const found = texts.map((text) => finds(search, text));
    conditions.push(sql`(${sql.join(found, sql` or `)})`);
  }
  return sql.join(conditions, sql` and `);
}

/** The conditions of the filters. @param today what filters by date count from, in the workspace's calendar */
export function filtered<Row, Sort extends string, Filter extends string>(
  definition: ListDefinition<Row, Sort, Filter>,
  filters: Partial<Record<Filter, string>>,
  source: Pick<ListSource, 'fields' | 'relations'>,
  today: string,
): SQL[] {
  return (Object.entries(filters) as [Filter, string][]).map(([name, value]) => {
    const filter = definition.filters[name];
    if (filter.by === 'choice') return oneOf(fieldOf(source, filter.field), chosenValues(filter, value));
    if (filter.by === 'text') return sql`${fieldOf(source, filter.field)} = ${value}`;
    const values = filterValues(value);
    if (filter.by === 'id') return hasId(fieldOf(source, filter.field), values);
    if (filter.by === 'relation') {
      const related = source.relations?.[filter.relation];
      return anyOf(values.map((id) => related?.(id) ?? sql`false`));
    }
    const { field, open } = filter;
    const day = fieldOf(source, field);
    const isOpen = open ? oneOf(fieldOf(source, open.field), open.values) : sql`false`;
    const isOverdue = sql`(${day} < ${today}::date and ${isOpen})`;
    return anyOf(values.map((one) => (one === 'overdue' ? isOverdue : isOnDay(day, one, today))));
  });
}

function hasId(column: SQL, values: readonly string[]): SQL {
  const ids = values.filter((value) => value !== NO_VALUE);
  const [only, ...more] = ids;
  const has =
    only !== undefined && more.length === 0 ? sql`${column} = ${only}` : sql`${column} = any(${uuids(ids)})`;
  return ids.length === values.length ? has : anyOf([has, sql`${column} is null`]);
}

function isOnDay(day: SQL, value: string, today: string): SQL {
  if (value === NO_VALUE) return sql`${day} is null`;
  const { from = null, to = null } = dateSpan(value, today) ?? {};
  const limits = [];
  if (from !== null) limits.push(sql`${day} >= ${from}::date`);
  if (to !== null) limits.push(sql`${day} <= ${to}::date`);
  return limits.length > 0 ? sql`(${sql.join(limits, sql` and `)})` : sql`false`;
}

function anyOf(conditions: readonly SQL[]): SQL {
  return sql`(${sql.join([...conditions], sql` or `)})`;
}

/** The condition that a search finds a folded text. */
export function finds(search: string, text: SQL): SQL {
  const start = wordStart(foldText(search));
  return start === null ? sql`${text} like fold_text(${`%${escapeLike(search)}%`})` : sql`${text} ~ ${start}`;
}

/** A text for LIKE's pattern, where each character stands for itself. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** An instant as JSON carries it: UTC, milliseconds, Z. */
export function isoInstant(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** A JSON object of the columns, as text. */
export function jsonRow(columns: SQL): SQL {
  return sql`(select row_to_json(r) from (select ${columns}) r)::text`;
}

interface WrittenPage {
  total: number;
  /** The rows' JSON, commas between them. */
  rows: string;
  hasNext: boolean;
  /** Of the page's last row, where a next page follows. */
  sort: string | number | null;
  id: string;
}

function oneOf(column: SQL, values: readonly string[]): SQL {
  if (values.length === 0) return sql`false`;
  return sql`${column} in (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;
}

/** What a list sorts by: a field, and a text's sort key. */
export function sortedBy(source: Pick<ListSource, 'fields' | 'sortKeys'>): SortedBy {
  const field = (name: string) => fieldOf(source, name);
  return { field, key: (name) => source.sortKeys?.[name] ?? sql`sort_key(${field(name)}) collate "C"` };
}

function fieldOf({ fields }: Pick<ListSource, 'fields'>, name: string): SQL {
  const expression = fields[name];
  if (!expression) throw new Error(`The list's definition names ${name}, which its SQL does not know`);
  return expression;
}
