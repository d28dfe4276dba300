import type { TableView } from './tableView';
import type { ActiveCellState } from './useActiveCell';
import type { ColumnCommands } from './useColumnCommands';
import type { ColumnMenusState } from './useColumnMenus';
import type { TableActions } from './useTableActions';
import type { TableMetrics } from './useTableMetrics';

/** What the grid's events act on. */
export interface GridEventsTarget<Row> {
  view: TableView<Row>;
  cells: ActiveCellState<Row>;
  actions: TableActions<Row>;
  commands: ColumnCommands;
  menus: ColumnMenusState;
  metrics: TableMetrics | null;
  rowCount: number;
}
