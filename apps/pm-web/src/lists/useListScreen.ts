import type { DeletableKind, ListDefinition } from '@linework/domain';
import { listPath } from './listParams';
import { type ContextRows, useContextRows } from './useContextRows';
import { type Deleting, useDelete } from './useDelete';
import { type ListSource, useListSource } from './useListSource';
import { type ListState, useListState } from './useListState';
import { useReturnedRow } from './useReturnedRow';
import { useSeekRow } from './useSeekRow';
import type { ListView } from './ViewToggle';

/** What a list's page works with: where it is, its rows, what it is about, and deleting one. */
export interface ListScreenState<Row, Sort extends string, Filter extends string> {
  kind: DeletableKind;
  list: ListState<Sort, Filter, ListView>;
  rows: ListSource<Row>;
  /** The row that the person comes back to, or has just made. */
  returnTo: string | undefined;
  /** Whether the person comes back to the place that they left. */
  isReturn: boolean;
  context: ContextRows;
  deleting: Deleting;
  /** Where the list is asked for as it is now, search included: '/tasks?status=pending'. */
  listPath: () => string;
}

interface ListScreenOptions<Row, Sort extends string, Filter extends string> {
  definition: ListDefinition<Row, Sort, Filter>;
  /** The view that people see first, then the other. */
  views: readonly [ListView, ListView];
}

/** @example const screen = useListScreen('client', { definition: clientList, views: ['grid', 'table'] }) */
export function useListScreen<Row extends { id: string }, Sort extends string, Filter extends string>(
  kind: DeletableKind,
  { definition, views }: ListScreenOptions<Row, Sort, Filter>,
): ListScreenState<Row, Sort, Filter> {
  const list = useListState<Row, Sort, Filter, ListView>(definition, { views });
  const returned = useReturnedRow(kind);
  const isNewRow = returned?.saved === 'created';
  const rows = useListSource({ definition, query: list.query, isNewRow, setSort: list.setSort });
  // A saved row may stand elsewhere in the order: it is looked for once the rows are loaded again.
  const returnTo = returned && (rows.isFresh || !returned.saved) ? returned.id : undefined;
  useSeekRow(rows.source, isNewRow ? returnTo : undefined);
  return {
    kind,
    list,
    rows,
    returnTo,
    isReturn: returned !== null && !isNewRow,
    context: useContextRows(list.context),
    deleting: useDelete({ kind }),
    listPath: () => listPath(definition, list.query.get()),
  };
}
