import { todayIn } from '../format/workspaceDate';
import { compareCodePoints } from './compareCodePoints';
import { readCursor, writeCursor } from './cursor';
import { chosenValues, dateSpan, filterValues, NO_VALUE } from './filterValues';
import { foldText } from './foldText';
import type { FilterBy, ListDefinition, ListPage, ListQuery, SortBy } from './ListDefinition';
import { sortKey } from './sortKey';
import { wordStart } from './wordStart';

/** For filters by relation: whether a row is related to the id asked for, by the relation's name. */
export type Relations<Row> = Readonly<Record<string, (row: Row, id: string) => boolean>>;

/**
 * The reference implementation of a list over rows in memory: what SQL must answer for the same rows and query. Pages follow
 * each other without gap or overlap, also when rows come and go in between.
 */
export function applyList<Row extends { id: string }, Sort extends string, Filter extends string>(
  rows: readonly Row[],
  query: ListQuery<Sort, Filter>,
  definition: ListDefinition<Row, Sort, Filter>,
  relations: Relations<Row> = {},
  /** What filters by date count from. */
  today: string = todayIn('UTC+0', new Date()),
): ListPage<Row> {
  const sortBy = definition.sorts[query.sort];
  const matching = rows.filter(
    (row) =>
      matchesSearch(row, query.search, definition.searchIn) &&
      matchesFilters(row, query.filters, definition.filters, relations, today),
  );
  const ordered = matching
    .map((row) => ({ row, id: row.id, value: sortValue(row, sortBy) }))
    .sort((a, b) => comparePlaces(a, b, query.direction));
  const after = query.cursor === null ? null : readCursor(query.cursor);
  const start = after ? ordered.findIndex((place) => comparePlaces(place, after, query.direction) > 0) : 0;
  const page = start < 0 ? [] : ordered.slice(start, start + query.limit);
  const last = page[page.length - 1];
  const isLastPage = start < 0 || start + query.limit >= ordered.length;
  return {
    rows: page.map(({ row }) => row),
    ...totalOf(matching.length, countedTo(query, definition, rows.length)),
    nextCursor:
      last && !isLastPage
        ? writeCursor({ sort: query.sort, direction: query.direction, value: last.value, id: last.id })
        : null,
  };
}

/** How far a query's rows are counted among so many that somebody sees. */
export function countedTo(
  { search }: { search: string },
  { searchTotalCap }: { searchTotalCap?: { rows: number; cap: number } },
  rows: number,
): number {
  const isCapped = search !== '' && searchTotalCap !== undefined && rows > searchTotalCap.rows;
  return isCapped ? searchTotalCap.cap : Number.POSITIVE_INFINITY;
}

/** A list's total as it is told. */
export function totalOf(matching: number, cap: number): { total: number; totalIsCapped: boolean } {
  return { total: Math.min(matching, cap), totalIsCapped: matching > cap };
}

/** What a row is sorted by, in the form that cursors carry and SQL compares. */
export function sortValue<Row>(row: Row, sortBy: SortBy<Row>): string | number | null {
  if (sortBy.by === 'ratio') {
    const whole = Number(row[sortBy.whole]);
    return whole === 0 ? 0 : Number(row[sortBy.part]) / whole;
  }
  const value: unknown = row[sortBy.field];
  if (value === null || value === undefined) return null;
  if (sortBy.by === 'number') return Number(value);
  if (sortBy.by === 'rank') return sortBy.order.indexOf(String(value));
  return sortBy.by === 'text' ? sortKey(String(value)) : String(value);
}

interface Place {
  value: string | number | null;
  id: string;
}

function comparePlaces(a: Place, b: Place, direction: 'asc' | 'desc'): number {
  const order = compareValues(a.value, b.value) || compareCodePoints(a.id, b.id);
  return direction === 'asc' ? order : -order;
}

/** Nothing is greater than everything. */
function compareValues(a: string | number | null, b: string | number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareCodePoints(String(a), String(b));
}

function matchesSearch<Row>(row: Row, search: string, fields: readonly (keyof Row)[]): boolean {
  if (search === '') return true;
  const wanted = foldText(search);
  const start = wordStart(wanted);
  const beginning = start === null ? null : new RegExp(start, 'u');
  return fields.some((field) => {
    const text = foldText(String(row[field] ?? ''));
    return beginning?.test(text) ?? text.includes(wanted);
  });
}

function matchesFilters<Row, Filter extends string>(
  row: Row,
  asked: Partial<Record<Filter, string>>,
  filters: Readonly<Record<Filter, FilterBy<Row>>>,
  relations: Relations<Row>,
  today: string,
): boolean {
  return (Object.entries(asked) as [Filter, string][]).every(([name, value]) => {
    const filter = filters[name];
    if (filter.by === 'text') return row[filter.field] === value;
    if (filter.by === 'choice') return chosenValues(filter, value).includes(String(row[filter.field]));
    return filterValues(value).some((one) => {
      if (filter.by === 'relation') return relations[filter.relation]?.(row, one) ?? false;
      if (filter.by === 'date') return matchesDate(row, filter, one, today);
      return (row[filter.field] ?? NO_VALUE) === one;
    });
  });
}

function matchesDate<Row>(
  row: Row,
  { field, open }: Extract<FilterBy<Row>, { by: 'date' }>,
  value: string,
  today: string,
): boolean {
  const stored = row[field];
  if (typeof stored !== 'string') return value === NO_VALUE;
  if (value === 'overdue')
    return open !== undefined && stored < today && open.values.includes(String(row[open.field]));
  const span = dateSpan(value, today);
  return span !== null && (span.from ?? stored) <= stored && stored <= (span.to ?? stored);
}
