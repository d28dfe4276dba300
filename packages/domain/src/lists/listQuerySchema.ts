import { z } from 'zod';
import { cleanLine } from '../fields/cleanText';
import { Id, Instant } from '../fields/id';
import { isDateOnly } from '../fields/isDateOnly';
import { limits } from '../fields/limits';
import { textProblem } from '../fields/textProblem';
import { type Cursor, readCursor } from './cursor';
import { DATE_FILTERS, filterValues, isDateFilter, MOST_FILTER_VALUES, NO_VALUE } from './filterValues';
import type { Direction, FilterBy, ListDefinition, ListQuery } from './ListDefinition';
import { searchText } from './searchText';

/**
 * The check of a list's URL parameters: `{search, sort, direction, <filters>, cursor, limit}`, each a text or, where the
 * parameter was repeated, a list of which the first counts. Unknown parameters are ignored. A wrong sort, direction, filter,
 * cursor or limit is an error that says what is possible; the issue's path is the parameter's name.
 *
 * @example listQuerySchema(taskList).safeParse({ sort: 'dueDate', direction: 'desc', status: 'pending' })
 */
export function listQuerySchema<Row, Sort extends string, Filter extends string>(
  definition: ListDefinition<Row, Sort, Filter>,
) {
  const names = [...Object.keys(definition.filters), ...SHARED_NAMES];
  return z
    .object(Object.fromEntries(names.map((name) => [name, Parameter])), { error: 'Parameters are expected' })
    .transform((typed, context): ListQuery<Sort, Filter> => {
      const problem = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message, input: typed[path] });
      return readQuery(definition, typed, problem);
    });
}

/** URLSearchParams, or any list of pairs, as the check takes it. Repeated parameters: the first counts. */
export function firstOfEach(pairs: Iterable<readonly [string, string]>): Record<string, string> {
  const first = new Map<string, string>();
  for (const [name, value] of pairs) if (!first.has(name)) first.set(name, value);
  return Object.fromEntries(first);
}

const SHARED_NAMES = ['search', 'sort', 'direction', 'cursor', 'limit'];

/** Of a repeated parameter only the first is looked at, however many there are. */
const Parameter = z.pipe(
  z.transform((value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)),
  z.string({ error: 'A text is expected' }).optional(),
);

function readQuery<Row, Sort extends string, Filter extends string>(
  definition: ListDefinition<Row, Sort, Filter>,
  typed: Readonly<Record<string, string | undefined>>,
  problem: (path: string, message: string) => void,
): ListQuery<Sort, Filter> {
  const { defaultSort, pageSize } = definition;
  const sort = typed.sort || defaultSort.sort;
  if (!isSort(definition, sort)) {
    problem('sort', `Sort by one of: ${Object.keys(definition.sorts).join(', ')}`);
  }
  const query: ListQuery<Sort, Filter> = {
    search: searchText(typed.search ?? ''),
    sort: isSort(definition, sort) ? sort : defaultSort.sort,
    direction: readDirection(
      typed.direction,
      sort === defaultSort.sort ? defaultSort.direction : 'asc',
      problem,
    ),
    filters: readFilters(definition, typed, problem),
    cursor: null,
    limit: readLimit(typed.limit, pageSize, definition.maxPageSize, problem),
  };
  if (typed.cursor) {
    const cursor = readCursor(typed.cursor);
    if (cursor && cursorFits(cursor, query, definition)) query.cursor = typed.cursor;
    else problem('cursor', 'This page marker does not fit the list. Start from the first page');
  }
  return query;
}

/** A marker is of this sort and direction, and carries a value of the kind that the sort compares. */
function cursorFits<Row, Sort extends string, Filter extends string>(
  { sort, direction, value }: Cursor,
  query: ListQuery<Sort, Filter>,
  { sorts }: ListDefinition<Row, Sort, Filter>,
): boolean {
  if (sort !== query.sort || direction !== query.direction) return false;
  if (value === null) return true;
  const sortBy = sorts[query.sort];
  if (sortBy.by === 'text') return typeof value === 'string';
  if (sortBy.by === 'date') return typeof value === 'string' && isDateOnly(value);
  if (sortBy.by === 'instant') return Instant.safeParse(value).success;
  if (sortBy.by === 'rank') return typeof value === 'number' && Object.hasOwn(sortBy.order, value);
  return typeof value === 'number';
}

function isSort<Row, Sort extends string, Filter extends string>(
  { sorts }: ListDefinition<Row, Sort, Filter>,
  name: string,
): name is Sort {
  return Object.hasOwn(sorts, name);
}

function readDirection(
  typed: string | undefined,
  fallback: Direction,
  problem: (path: string, message: string) => void,
): Direction {
  if (!typed) return fallback;
  if (typed === 'asc' || typed === 'desc') return typed;
  problem('direction', 'The direction is asc or desc');
  return fallback;
}

function readLimit(
  typed: string | undefined,
  pageSize: number,
  maxPageSize: number,
  problem: (path: string, message: string) => void,
): number {
  if (!typed) return pageSize;
  if (/^\d{1,9}$/.test(typed) && Number(typed) >= 1) return Math.min(Number(typed), maxPageSize);
  problem('limit', `The limit is a whole number from 1 to ${maxPageSize}`);
  return pageSize;
}

function readFilters<Row, Sort extends string, Filter extends string>(
  definition: ListDefinition<Row, Sort, Filter>,
  typed: Readonly<Record<string, string | undefined>>,
  problem: (path: string, message: string) => void,
): Partial<Record<Filter, string>> {
  const filters: Partial<Record<Filter, string>> = {};
  for (const [name, filter] of Object.entries<FilterBy<Row>>(definition.filters)) {
    const value = typed[name] ?? '';
    if (filter.by === 'text') {
      const text = value.length > LONGEST_FILTER ? value : cleanLine(value);
      if (textProblem(text, { label: name, max: limits.name })) problem(name, `The ${name} is not a name`);
      else if (text !== '') filters[name as Filter] = text;
      continue;
    }
    const values = value.length > LONGEST_FILTER ? null : filterValues(value);
    if (!values || values.length > MOST_FILTER_VALUES) {
      problem(name, `Filter ${name} by ${MOST_FILTER_VALUES} values at most`);
      continue;
    }
    const takesAll = filter.by === 'choice' || filter.by === 'date';
    if (values.length === 0 || (takesAll && values.some((one) => one.toLowerCase() === 'all'))) continue;
    const read = values.map((one) => readValue(filter, one));
    if (read.every((one) => one !== null)) filters[name as Filter] = read.join(',');
    else problem(name, wrongValue(name, filter));
  }
  return filters;
}

/** Room for ids with white space around them. */
const LONGEST_FILTER = MOST_FILTER_VALUES * 40;

/** The value as it is compared; null where the filter does not take it. */
function readValue<Row>(filter: FilterBy<Row>, value: string): string | null {
  if (filter.by === 'choice') return Object.hasOwn(filter.choices, value) ? value : null;
  if (filter.by === 'date') return isDateFilter(value) ? value : null;
  if (filter.by === 'id' && filter.optional && value === NO_VALUE) return value;
  return Id.safeParse(value).data ?? null;
}

function wrongValue<Row>(name: string, filter: FilterBy<Row>): string {
  if (filter.by === 'choice')
    return `Filter ${name} by one of: all, ${Object.keys(filter.choices).join(', ')}`;
  if (filter.by === 'date')
    return `Filter ${name} by one of: all, ${DATE_FILTERS.join(', ')}, or by days: 2026-03-01..2026-03-31`;
  return `The ${name} is not a valid id`;
}
