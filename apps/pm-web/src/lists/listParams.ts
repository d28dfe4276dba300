import type { Direction, FilterBy, ListDefinition } from '@linework/domain';

/** What a person chose about a list, apart from its search. */
export interface ListChoice<Sort extends string, Filter extends string> {
  sort: Sort;
  direction: Direction;
  /** Filters by a choice: status, priority. 'all' is the absence of one. */
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
    if (filter.by !== 'choice' && id) context[name] = id;
  }
  return context;
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
    if (filter.by === 'choice') next.set(name, filters[name] ?? 'all');
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
    if (filter.by !== 'choice') continue;
    const value = params.get(name) ?? remembered[name];
    if (value && Object.hasOwn(filter.choices, value)) filters[name] = value;
  }
  return filters;
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
