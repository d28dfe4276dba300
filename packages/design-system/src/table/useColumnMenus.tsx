import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react';
import type { OpenColumnMenu } from './ColumnMenus';
import type { DataTableColumn } from './dataTableColumn';
import type { SortDirection } from './engine/column';
import { type ColumnLayout, orderedColumns } from './engine/columnLayout';
import { headOf } from './headCells';
import type { TableView } from './tableView';
import type { ActiveCellState } from './useActiveCell';
import type { ColumnCommands } from './useColumnCommands';

// Menus weigh twice what the table does, and most tables are read without opening one.
const ColumnMenus = lazy(() => import('./ColumnMenus'));

interface ColumnMenusOptions<Row> {
  isOffered: boolean;
  view: TableView<Row>;
  columns: readonly DataTableColumn<Row>[];
  layout: ColumnLayout;
  commands: ColumnCommands;
  cells: ActiveCellState<Row>;
  onSort: (columnId: string, direction: SortDirection) => void;
  grid: RefObject<HTMLElement | null>;
}

export interface ColumnMenusState {
  /** What is open; undefined where no menus are offered. */
  openId: string | null | undefined;
  isAllOpen: boolean;
  /** @param columnId null for the menu of all columns */
  open: (columnId: string | null, opener: HTMLElement) => void;
  menu: ReactNode;
}

/** The menu of a column's head, and that of all columns in the toolbar. */
export function useColumnMenus<Row>({
  isOffered,
  view,
  columns,
  layout,
  commands,
  cells,
  onSort,
  grid,
}: ColumnMenusOptions<Row>): ColumnMenusState {
  const [opened, setOpened] = useState<OpenColumnMenu | null>(null);
  const focusBack = () => {
    if (opened?.columnId === null) return opened.opener.focus();
    grid.current?.focus({ preventScroll: true });
  };
  const focusResizer = (columnId: string) =>
    headOf(grid.current, columnId)?.querySelector<HTMLElement>('[data-part=resizer]')?.focus();
  return {
    openId: isOffered ? (opened?.columnId ?? null) : undefined,
    isAllOpen: opened?.columnId === null,
    open: (columnId, opener) => {
      if (!isOffered) return;
      const placed = view.columns.find(({ column }) => column.id === columnId);
      if (placed) cells.setActive({ row: -1, column: placed.index });
      setOpened({ columnId, opener });
    },
    menu: opened && (
      <Suspense>
        <ColumnMenus
          open={opened}
          labels={view.labels}
          columns={orderedColumns(columns, layout)}
          shown={view.columns.map(({ column }) => column.id)}
          namingId={columns[0]?.id}
          commands={commands}
          onSort={onSort}
          onClose={() => setOpened(null)}
          onFocusBack={focusBack}
          onResizeByKeys={focusResizer}
        />
      </Suspense>
    ),
  };
}
