import {
  type Direction,
  type ListDefinition,
  type ListQuery,
  type Permission,
  reachOf,
  readCursor,
  type SortBy,
} from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { type SQL, sql } from '../database/sql';
import { ranks } from './ranks';

type SortValue = string | number | null;

/** The order that a query asks for, and the place in it after which its page begins. */
export interface ListOrder {
  sort: SortExpression;
  direction: Direction;
  /** The row before the page; null for the first page. */
  after: { value: SQL | null; id: SQL } | null;
  /** Rows of the page and one more, which tells whether another page follows. */
  limit: number;
}

export interface SortExpression {
  value: SQL;
  /** The value as a cursor carries it. */
  read: (value: SortValue) => SortValue;
  /** The cursor's value as SQL compares it. */
  write: (value: string | number) => SQL;
}

/** The expressions that a list sorts by, by field names: of a field itself, and of a text's sort key. */
export interface SortedBy {
  field: (name: string) => SQL;
  key: (name: string) => SQL;
}

export function listOrder<Row, Sort extends string, Filter extends string>(
  actor: SignedIn,
  definition: ListDefinition<Row, Sort, Filter>,
  { sort: name, direction, cursor, limit }: ListQuery<Sort, Filter>,
  sortedBy: SortedBy,
): ListOrder {
  const sort = sortExpression(actor, definition.sorts[name], sortedBy);
  const place = cursor === null ? null : readCursor(cursor);
  return {
    sort,
    direction,
    after: place && {
      value: place.value === null ? null : sort.write(place.value),
      id: sql`${place.id}::uuid`,
    },
    limit: limit + 1,
  };
}

/** ORDER BY and LIMIT of rows that have this value and id. */
export function inOrder({ direction, limit }: ListOrder, value: SQL, id: SQL): SQL {
  const way = sql.raw(direction);
  return sql`order by ${value} ${way}, ${id} ${way} limit ${limit}`;
}

/** Rows after the place, by value (nulls last ascending, first descending) and id, as one condition: for few rows. */
export function isAfter({ after, direction }: ListOrder, value: SQL, id: SQL): SQL {
  if (!after) return sql`true`;
  if (direction === 'asc') {
    return after.value === null
      ? sql`(${value} is null and ${id} > ${after.id})`
      : sql`((${value}, ${id}) > (${after.value}, ${after.id}) or ${value} is null)`;
  }
  return after.value === null
    ? sql`((${value} is null and ${id} < ${after.id}) or ${value} is not null)`
    : sql`(${value}, ${id}) < (${after.value}, ${after.id})`;
}

/**
 * The same as conditions of stretches that follow each other, each of which an index on value and id answers from its place:
 * for many rows.
 *
 * @param isOptional whether there are rows without a value; where they come first they are a stretch of their own
 */
export function stretchesAfter(
  { after, direction }: ListOrder,
  value: SQL,
  id: SQL,
  isOptional: boolean,
): SQL[] {
  const isNull = sql`${value} is null`;
  if (!after) return isOptional && direction === 'desc' ? [isNull, sql`${value} is not null`] : [sql`true`];
  if (direction === 'asc') {
    return after.value === null
      ? [sql`${isNull} and ${id} > ${after.id}`]
      : [sql`(${value}, ${id}) > (${after.value}, ${after.id})`, isNull];
  }
  return after.value === null
    ? [sql`${isNull} and ${id} < ${after.id}`, sql`${value} is not null`]
    : [sql`(${value}, ${id}) < (${after.value}, ${after.id})`];
}

/**
 * Selects of `sort` and `id`, each in order and limited, as one in which they follow each other: `stretch`, `sort`, `id`.
 */
export function oneAfterAnother({ direction, limit }: ListOrder, selects: readonly SQL[]): SQL {
  const numbered = selects.map(
    (select, stretch) => sql`select ${sql.raw(String(stretch))} as stretch, s.sort, s.id from (${select}) s`,
  );
  const way = sql.raw(direction);
  return sql`select stretch, sort, id from (${sql.join(numbered, sql` union all `)}) stretches
    order by stretch, sort ${way}, id ${way} limit ${limit}`;
}

/** ORDER BY of rows that are joined to the `place`s that `oneAfterAnother` has found. */
export function inOrderOfPlaces({ direction }: ListOrder): SQL {
  const way = sql.raw(direction);
  return sql`order by place.stretch, place.sort ${way}, place.id ${way}`;
}

const asText = (value: SortValue) => value;
/** The driver writes instants as PostgreSQL does. */
const asInstant = (value: SortValue) => (value === null ? null : new Date(value).toISOString());
const asNumber = (value: SortValue) => (value === null ? null : Number(value));

function sortExpression<Row>(actor: SignedIn, sortBy: SortBy<Row>, { field, key }: SortedBy): SortExpression {
  if (sortBy.by === 'ratio') {
    const [part, whole] = [field(sortBy.part), field(sortBy.whole)];
    const value = sql`coalesce(${part}::float8 / nullif(${whole}, 0), 0)`;
    return { value, read: asNumber, write: (n) => sql`${n}::float8` };
  }
  if (sortBy.by === 'text')
    return { value: key(sortBy.field), read: asText, write: (text) => sql`${text}::text` };
  const column = field(sortBy.field);
  if (sortBy.by === 'rank')
    return {
      value: sql`(case ${column} ${sql.raw(ranks(sortBy.order))} end)`,
      read: asNumber,
      write: (rank) => sql`${rank}::int`,
    };
  if (sortBy.by === 'date') return { value: column, read: asText, write: (date) => sql`${date}::date` };
  if (sortBy.by === 'instant')
    return { value: column, read: asInstant, write: (moment) => sql`${moment}::timestamptz` };
  const hidden = sortBy.needs !== undefined && !mayRead(actor, sortBy.needs);
  const value = hidden ? sql`null::float8` : sql`${column}::float8`;
  return { value, read: asNumber, write: (n) => sql`${n}::float8` };
}

function mayRead(actor: SignedIn, permission: Permission): boolean {
  return reachOf(actor, permission) === 'all';
}
