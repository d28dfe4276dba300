import type { AccessRole } from '../access/accessRoles';
import type { Permission } from '../access/permissions';
import type { Resource } from '../entities/entities';

/** What a list is called in the API's addresses: that of a kind, or of what is no kind, for nobody makes or deletes it. */
export type ListResource = Resource | 'audit';

/**
 * How a list is searched, filtered, sorted and paged, as data. The server builds SQL from it, the web app its URL and column
 * heads, and `applyList` is the reference that both are compared with.
 *
 * - Search: one text; a row matches where any field of `searchIn` contains it. Both sides are without case and accents (see
 *   foldText): `fold_text(field) LIKE '%' || fold_text(text) || '%'` with the text's `%`, `_` and `\` escaped.
 * - Texts sort by their sort key (see sortKey), ranks by their place in `order`, all with nulls last when ascending and first
 *   when descending (PostgreSQL's default). Ties go by `id` in the direction of the sort, so that descending is ascending
 *   backwards and one index serves both.
 */
export interface ListDefinition<Row, Sort extends string = string, Filter extends string = string> {
  resource: ListResource;
  searchIn: readonly (keyof Row & string)[];
  sorts: Readonly<Record<Sort, SortBy<Row>>>;
  defaultSort: { sort: NoInfer<Sort>; direction: Direction };
  filters: Readonly<Record<Filter, FilterBy<Row>>>;
  /** Filters by which it falls into lists of their own: they narrow none. */
  parts?: readonly string[];
  /** Filters that a page of the list opens with, until its reader has chosen others. The API's list knows none. */
  opensWith?: (accessRole: AccessRole) => Partial<Record<Filter, string>>;
  pageSize: number;
  maxPageSize: number;
  /**
   * Of more than `rows` rows that somebody sees, a search is counted up to `cap`: beyond, counting would cost more than finding.
   * Absent: always to the end.
   */
  searchTotalCap?: { rows: number; cap: number };
}

export type Direction = 'asc' | 'desc';

export type SortBy<Row> =
  | { by: 'text'; field: keyof Row & string }
  /** `needs`: who lacks the permission gets rows without the field, so for them the sort must see nothing in it either. */
  | { by: 'number'; field: keyof Row & string; needs?: Permission }
  /** YYYY-MM-DD: sorts as it is written. */
  | { by: 'date'; field: keyof Row & string }
  /** A moment in ISO 8601, UTC, to the millisecond: sorts as it is written. */
  | { by: 'instant'; field: keyof Row & string }
  /** A choice in the order given, first is least. */
  | { by: 'rank'; field: keyof Row & string; order: readonly string[] }
  /** `part / whole`, 0 where the whole is 0. */
  | { by: 'ratio'; part: keyof Row & string; whole: keyof Row & string };

export type FilterBy<Row> =
  /** An id that equals the field; 'none' where the field may be empty. */
  | { by: 'id'; field: keyof Row & string; optional?: boolean }
  /** A text that equals the field, as it stands: no list, so that it may have commas in it. */
  | { by: 'text'; field: keyof Row & string }
  /** An id related in a way that the row does not carry; the caller says which rows those are. */
  | { by: 'relation'; relation: string }
  /** A named choice, each standing for some of the field's values; 'all' (and '') filters nothing. */
  | { by: 'choice'; field: keyof Row & string; choices: Readonly<Record<string, readonly string[]>> }
  /** Days: a name of DATE_FILTERS or a range. Overdue is what is before today and still `open`; without it, nothing is. */
  | {
      by: 'date';
      field: keyof Row & string;
      open?: { field: keyof Row & string; values: readonly string[] };
    };

/** One checked list request. `filters` has only those that filter, each with its values separated by commas: 'Todo,Review'. */
export interface ListQuery<Sort extends string = string, Filter extends string = string> {
  search: string;
  sort: Sort;
  direction: Direction;
  filters: Partial<Record<Filter, string>>;
  /** Where the page begins: the marker that the page before answered; null for the first. */
  cursor: string | null;
  limit: number;
}

/** One page of a list. */
export interface ListPage<Row> {
  rows: Row[];
  /** Rows on all pages, or the cap of `searchTotalCap` where `totalIsCapped`: then there are more. */
  total: number;
  totalIsCapped: boolean;
  nextCursor: string | null;
}

/** The sort names of a definition, the filter names, its query: for signatures. */
export type SortOf<D> = D extends { sorts: Readonly<Record<infer Sort extends string, unknown>> }
  ? Sort
  : never;
export type FilterOf<D> = D extends { filters: Readonly<Record<infer Filter extends string, unknown>> }
  ? Filter
  : never;
export type QueryOf<D> = ListQuery<SortOf<D>, FilterOf<D>>;

/** Keeps a definition's literal sort and filter names; pages are of 50 rows, and of 200 at most, unless it says otherwise. */
export function defineList<Row>() {
  return <Sort extends string, Filter extends string>(
    definition: Omit<ListDefinition<Row, Sort, Filter>, 'pageSize' | 'maxPageSize'> &
      Partial<Pick<ListDefinition<Row, Sort, Filter>, 'pageSize' | 'maxPageSize'>>,
  ): ListDefinition<Row, Sort, Filter> => ({ pageSize: 50, maxPageSize: 200, ...definition });
}
