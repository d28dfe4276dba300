import type { ListDefinition, ListQuery } from './ListDefinition';

/**
 * A query as URL parameters, without what is default; `new URLSearchParams(...)` takes it as it is. What
 * listQuerySchema reads from it is the query again.
 */
export function toSearchParams<Row, Sort extends string, Filter extends string>(
  query: ListQuery<Sort, Filter>,
  definition: ListDefinition<Row, Sort, Filter>,
): [string, string][] {
  const { defaultSort, pageSize, filters } = definition;
  const parameters: [string, string][] = [];
  if (query.search) parameters.push(['search', query.search]);
  for (const name of Object.keys(filters) as Filter[]) {
    const value = query.filters[name];
    if (value) parameters.push([name, value]);
  }
  const isDefaultSort = query.sort === defaultSort.sort;
  if (!isDefaultSort) parameters.push(['sort', query.sort]);
  if (query.direction !== (isDefaultSort ? defaultSort.direction : 'asc')) {
    parameters.push(['direction', query.direction]);
  }
  if (query.cursor) parameters.push(['cursor', query.cursor]);
  if (query.limit !== pageSize) parameters.push(['limit', String(query.limit)]);
  return parameters;
}

/** The query of a list that nobody has touched. */
export function defaultQuery<Row, Sort extends string, Filter extends string>({
  defaultSort,
  pageSize,
}: ListDefinition<Row, Sort, Filter>): ListQuery<Sort, Filter> {
  return { search: '', ...defaultSort, filters: {}, cursor: null, limit: pageSize };
}
