import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { contentWidth } from './contentWidth';
import type { DataTableColumn } from './dataTableColumn';
import {
  type ColumnLayout,
  noColumnLayout,
  visibleColumns,
  withColumnAt,
  withColumnHidden,
  withColumnResized,
} from './engine/columnLayout';
import { type ColumnRoom, columnVariables, scrollsSideways } from './tableView';
import type { TableColumns } from './useTableColumns';

interface ColumnCommandsOptions<Row> extends TableColumns<Row> {
  /** All of the table's, also those that are hidden or have no room. */
  columns: readonly DataTableColumn<Row>[];
  onLayoutChange: (layout: ColumnLayout) => void;
  announce: (words: string) => void;
  grid: RefObject<HTMLElement | null>;
}

/** What a person does to columns, each with its announcement. The same object for the life of the table. */
export interface ColumnCommands {
  /** While dragging, px; then once more with `done`. */
  resize: (columnId: string, width: number, done: boolean) => void;
  /** @param by px */
  widen: (columnId: string, by: number) => void;
  /** To its narrowest or its widest. */
  resizeToLimit: (columnId: string, limit: number) => void;
  /** As wide as what its drawn cells hold. */
  fit: (columnId: string) => void;
  /** One place towards the start (-1) or the end (1). */
  step: (columnId: string, by: -1 | 1) => void;
  moveTo: (columnId: string, side: 'before' | 'after', neighbourId: string) => void;
  setHidden: (columnId: string, hidden: boolean) => void;
  reset: () => void;
}

export function useColumnCommands<Row>(options: ColumnCommandsOptions<Row>): ColumnCommands {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const find = useCallback(
    (columnId: string) => latest.current.columns.find(({ id }) => id === columnId) ?? null,
    [],
  );
  return useMemo((): ColumnCommands => {
    const setWidth = (columnId: string, px: number) => {
      const { room, widths, view, onLayoutChange, announce } = latest.current;
      const column = find(columnId);
      if (!column) return;
      const next = resized(room, widths, column, px);
      onLayoutChange(next);
      announce(view.labels.width(column.header, next.widths[columnId] ?? px));
    };
    const moveTo = (columnId: string, side: 'before' | 'after', neighbourId: string) => {
      const { columns, room, view, onLayoutChange, announce } = latest.current;
      const column = find(columnId);
      if (!column) return;
      const next = withColumnAt(room.layout, columns, columnId, side, neighbourId);
      onLayoutChange(next);
      const shown = visibleColumns(room.columns, next);
      announce(
        view.labels.columnMoved(
          column.header,
          shown.findIndex(({ id }) => id === columnId) + 1,
          shown.length,
        ),
      );
    };
    return {
      resize: (columnId, px, done) => {
        if (done) return setWidth(columnId, px);
        const { room, widths, grid } = latest.current;
        const column = find(columnId);
        if (!column) return;
        // While dragging, only the grid itself changes: no row is rendered.
        const dragged = { ...room, layout: resized(room, widths, column, px) };
        for (const [name, value] of Object.entries(columnVariables(dragged)))
          grid.current?.style.setProperty(name, value);
        grid.current?.toggleAttribute('data-sideways', scrollsSideways(dragged));
      },
      widen: (columnId, by) => setWidth(columnId, (latest.current.widths?.[columnId] ?? 0) + by),
      resizeToLimit: setWidth,
      fit: (columnId) => {
        const { view, room, grid } = latest.current;
        const placed = view.columns.find(({ column }) => column.id === columnId);
        if (!placed || !grid.current) return;
        const content = contentWidth(grid.current, placed.index + 1);
        setWidth(columnId, Math.max(content, room.labels[columnId] ?? 0));
      },
      step: (columnId, by) => {
        const { view } = latest.current;
        const at = view.columns.findIndex(({ column }) => column.id === columnId);
        const neighbour = view.columns[at + by]?.column;
        if (at >= 0 && neighbour) moveTo(columnId, by < 0 ? 'before' : 'after', neighbour.id);
      },
      moveTo,
      setHidden: (columnId, hidden) => {
        const { room, view, onLayoutChange, announce } = latest.current;
        const column = find(columnId);
        if (!column) return;
        onLayoutChange(withColumnHidden(room.layout, columnId, hidden));
        announce(hidden ? view.labels.columnHidden(column.header) : view.labels.columnShown(column.header));
      },
      reset: () => {
        const { view, onLayoutChange, announce } = latest.current;
        onLayoutChange(noColumnLayout);
        announce(view.labels.columnsReset);
      },
    };
  }, [find]);
}

function resized<Row>(
  { columns, layout }: ColumnRoom<Row>,
  widths: Record<string, number> | null,
  column: DataTableColumn<Row>,
  px: number,
): ColumnLayout {
  return withColumnResized(layout, visibleColumns(columns, layout), widths ?? {}, column, px);
}
