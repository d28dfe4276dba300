import {
  type Direction,
  type FilterBy,
  filterValues,
  isDateFilter,
  type ListDefinition,
  type ListQuery,
  MOST_FILTER_VALUES,
  searchText,
  toSearchParams,
} from '@linework/domain';

/** What a person chose about a list, apart from its search. */
export interface ListChoice<Sort extends string, Filter extends string> {
  sort: Sort;
  direction: Direction;
  /** Filters by a choice or by days: status, due date. Each has its values separated by commas; 'all' is the absence of one. */
  filters: Partial<Record<Filter, string>>;
}

/**
 * What the URL says of a list; a parameter that is missing or makes no sense falls back to what is remembered, then to the
 * list's default. Remembered filters do not apply to a list about one client, project or person: whoever follows
 * 'View Tasks' wants to see them all.
 */
export function readChoice<Row, Sort extends string, Filter extends string>(
  definition: ListDefinition<Row, Sort, Filter>,
  params: URLSearchParams,
  remembered: Partial<ListChoice<Sort, Filter>>,
): ListChoice<Sort, Filter> {
  const { defaultSort, sorts } = definition;
  const asked = params.get('sort');
  const known = (name: string | null | undefined): name is Sort =>
    typeof name === 'string' && Object.hasOwn(sorts, name);
  const fromUrl = known(asked);
  const sort = fromUrl ? asked : known(remembered.sort) ? remembered.sort : defaultSort.sort;
  const direction = params.get('direction') ?? (fromUrl ? null : remembered.direction);
  return {
    sort,
    direction:
      direction === 'asc' || direction === 'desc'
        ? direction
        : sort === defaultSort.sort
          ? defaultSort.direction
          : 'asc',
    filters: readFilters(
      definition,
      params,
      isAboutOne(definition, params) ? {} : (remembered.filters ?? {}),
    ),
  };
}

/** The ids that the URL limits the list to (`?client=…`), as they stand there: they may be of nothing that exists. */
export function readContext<Row, Sort extends string, Filter extends string>(
  definition: ListDefinition<Row, Sort, Filter>,
  params: URLSearchParams,
): Partial<Record<Filter, string>> {
  const context: Partial<Record<Filter, string>> = {};
  for (const [name, filter] of filtersOf(definition)) {
    const id = params.get(name)?.trim();
    if (!isChoice(filter) && id) context[name] = id;
  }
  return context;
}

/** What a list asks the server for, apart from its search. */
export function queryWithoutSearch<Row, Sort extends string, Filter extends string>(
  { pageSize }: ListDefinition<Row, Sort, Filter>,
  { sort, direction, filters }: ListChoice<Sort, Filter>,
  context: Partial<Record<Filter, string>>,
): ListQuery<Sort, Filter> {
  return {
    search: '',
    sort,
    direction,
    filters: { ...filters, ...context },
    cursor: null,
    limit: pageSize,
  };
}

/** What a list asks for when it is opened at a URL. */
export function firstQuery<Row, Sort extends string, Filter extends string>(
  definition: ListDefinition<Row, Sort, Filter>,
  params: URLSearchParams,
  remembered: Partial<ListChoice<Sort, Filter>>,
): ListQuery<Sort, Filter> {
  const choice = readChoice(definition, params, remembered);
  return {
    ...queryWithoutSearch(definition, choice, readContext(definition, params)),
    search: searchText(params.get('search') ?? ''),
  };
}

/** Where a list is asked for, behind /api: '/tasks?status=pending'. @param below '/counts' */
export function listPath<Row, Sort extends string, Filter extends string>(
  definition: ListDefinition<Row, Sort, Filter>,
  query: ListQuery<Sort, Filter>,
  below = '',
): string {
  const parameters = new URLSearchParams(toSearchParams(query, definition));
  return `/${definition.resource}${below}${parameters.size > 0 ? `?${parameters}` : ''}`;
}

/** The URL with a choice written out in full, so that back, reload and a sent link show the same. */
export function writeChoice<Row, Sort extends string, Filter extends string>(
  definition: ListDefinition<Row, Sort, Filter>,
  params: URLSearchParams,
  { sort, direction, filters }: ListChoice<Sort, Filter>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('sort', sort);
  next.set('direction', direction);
  for (const [name, filter] of filtersOf(definition)) {
    if (isChoice(filter)) next.set(name, filters[name] ?? 'all');
  }
  return next;
}

function readFilters<Row, Sort extends string, Filter extends string>(
  definition: ListDefinition<Row, Sort, Filter>,
  params: URLSearchParams,
  remembered: Partial<Record<Filter, string>>,
): Partial<Record<Filter, string>> {
  const filters: Partial<Record<Filter, string>> = {};
  for (const [name, filter] of filtersOf(definition)) {
    if (!isChoice(filter)) continue;
    const values = filterValues(params.get(name) ?? remembered[name] ?? '').filter((value) =>
      filter.by === 'date' ? isDateFilter(value) : Object.hasOwn(filter.choices, value),
    );
    if (values.length > 0) filters[name] = values.slice(0, MOST_FILTER_VALUES).join(',');
  }
  return filters;
}

/** Whether a person chooses the filter's values; the others are ids, which links bring along. */
export function isChoice<Row>(
  filter: FilterBy<Row>,
): filter is Extract<FilterBy<Row>, { by: 'choice' | 'date' }> {
  return filter.by === 'choice' || filter.by === 'date';
}

function isAboutOne<Row, Sort extends string, Filter extends string>(
  definition: ListDefinition<Row, Sort, Filter>,
  params: URLSearchParams,
): boolean {
  return Object.keys(readContext(definition, params)).length > 0;
}

function filtersOf<Row, Sort extends string, Filter extends string>({
  filters,
}: ListDefinition<Row, Sort, Filter>): [Filter, FilterBy<Row>][] {
  return Object.entries<FilterBy<Row>>(filters) as [Filter, FilterBy<Row>][];
}
