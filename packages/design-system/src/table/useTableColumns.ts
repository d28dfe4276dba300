import { type RefObject, useCallback, useMemo, useState } from 'react';
import type { DataTableProps } from './dataTableProps';
import type { ColumnLayout } from './engine/columnLayout';
import {
  besideColumns,
  type ColumnRoom,
  columnVariables,
  createTableView,
  type TableView,
  type TableWords,
  widthsIn,
} from './tableView';
import { useColumnsWithRoom } from './useColumnsWithRoom';
import { ACTIONS_LABEL, type LabelWidths, useLabelWidths } from './useLabelWidths';

interface TableColumnsOptions<Row>
  extends Pick<
    DataTableProps<Row>,
    'columns' | 'rowActions' | 'rowActionsWidth' | 'rowName' | 'isDone' | 'onLinkClick'
  > {
  tableId: string;
  layout: ColumnLayout;
  /** px of the scroller; null before it is measured. */
  width: number | null;
  list: boolean;
  selectable: boolean;
  activates: boolean;
  words: TableWords;
  head: RefObject<HTMLElement | null>;
}

export interface TableColumns<Row> {
  view: TableView<Row>;
  room: ColumnRoom<Row>;
  /** px of each visible column, by id; null before the table is measured. */
  widths: Record<string, number> | null;
  /** CSS variables of the grid. */
  variables: Record<string, string>;
}

/** Default of `rowActionsWidth`, px: two icon buttons, or the word 'Actions'. */
const ACTIONS_WIDTH = 84;

/** The columns that there is room for, where they stand and how wide they are. */
export function useTableColumns<Row>({
  columns: allColumns,
  tableId,
  layout,
  width,
  list,
  selectable,
  activates,
  rowActions,
  rowActionsWidth = ACTIONS_WIDTH,
  rowName,
  isDone,
  onLinkClick,
  words,
  head,
}: TableColumnsOptions<Row>): TableColumns<Row> {
  const { pinned, hidden, order } = layout;
  const [labels, setLabels] = useState<LabelWidths>({});
  const addLabels = useCallback(
    (clipped: LabelWidths) => setLabels((before) => ({ ...before, ...clipped })),
    [],
  );
  const actionsWidth = rowActions ? Math.max(rowActionsWidth, labels[ACTIONS_LABEL] ?? 0) : 0;
  const forColumns = list || width === null ? null : width - besideColumns({ selectable, actionsWidth });
  const columns = useColumnsWithRoom(allColumns, forColumns, layout, labels);
  const view = useMemo(
    () =>
      createTableView({
        tableId,
        columns,
        pinned,
        hidden,
        order,
        list,
        selectable,
        activates,
        rowActions,
        rowName,
        isDone,
        onLinkClick,
        words,
      }),
    [
      tableId,
      columns,
      pinned,
      hidden,
      order,
      list,
      selectable,
      activates,
      rowActions,
      rowName,
      isDone,
      onLinkClick,
      words,
    ],
  );
  useLabelWidths(head, view, addLabels);
  const room = useMemo(
    () => ({ columns, layout, selectable, actionsWidth, labels, width: width ?? 0 }),
    [columns, layout, selectable, actionsWidth, labels, width],
  );
  const widths = useMemo(() => widthsIn(room), [room]);
  const variables = useMemo(() => columnVariables(room), [room]);
  return { view, room, widths, variables };
}
