import type { KeyboardEvent, MouseEvent } from 'react';
import { asksForAnother, isOnControl, keepFromScrolling, keepMarkedText } from '../components/rowPress';
import type { GridEventsTarget } from './gridEventsTarget';
import { type ActiveCell, cellOf, isRtl, movedCell } from './gridKeys';
import { headOf } from './headCells';
import { KEYBOARD_RESIZE } from './useColumnResize';
import { widgetKey } from './widgetKeys';

/** A keystroke in the grid, as the WAI-ARIA grid pattern has it. */
export function onGridKeyDown<Row>(event: KeyboardEvent<HTMLDivElement>, table: GridEventsTarget<Row>): void {
  const grid = event.currentTarget;
  if (event.defaultPrevented) return;
  if (event.target !== grid) {
    widgetKey(event, table);
    return;
  }
  const { cells, view } = table;
  const cell = cells.active ?? cells.start;
  const rtl = isRtl(grid);
  if (actsOn(event, cell, rtl, table)) {
    event.preventDefault();
    return;
  }
  const { rowCount } = table;
  const shape = { rowCount, columnCount: view.columnCount, page: rowsOfPage(table), rtl, head: !view.list };
  const moved = movedCell(cell, event, shape);
  if (!moved) return;
  event.preventDefault();
  move(cell, moved, event.shiftKey, table);
}

/** @returns whether the keystroke did something other than move */
function actsOn<Row>(
  event: KeyboardEvent<HTMLElement>,
  cell: ActiveCell,
  rtl: boolean,
  table: GridEventsTarget<Row>,
): boolean {
  const { view, actions } = table;
  const isSelectAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey);
  if (isSelectAll && view.selectable) {
    actions.selectAll();
    return true;
  }
  if (event.key === ' ') {
    actions.press(cell, event.shiftKey);
    return true;
  }
  if (event.key === 'Enter' || event.key === 'F2') {
    actions.enter(cell, event.key === 'Enter');
    return true;
  }
  if (event.key === 'Escape') return actions.clearSelection();
  return cell.row < 0 && actsOnHead(event, cell, rtl, table);
}

/** A keystroke on a column's head: Shift with arrows resizes, Ctrl and Shift with arrows moves, Alt+ArrowDown opens the menu. */
function actsOnHead<Row>(
  { key, shiftKey, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLElement>,
  cell: ActiveCell,
  rtl: boolean,
  { cells, commands, menus }: GridEventsTarget<Row>,
): boolean {
  const id = cells.columnAt(cell)?.id;
  if (id === undefined) return false;
  const opensMenu = key === 'ContextMenu' || (key === 'F10' && shiftKey) || (key === 'ArrowDown' && altKey);
  if (opensMenu && menus.openId !== undefined) {
    const head = headOf(currentTarget, id);
    if (head) menus.open(id, head.querySelector<HTMLElement>('[data-part=menu]') ?? head);
    return true;
  }
  if (!shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false;
  const by = (key === 'ArrowRight') !== rtl ? 1 : -1;
  if (!ctrlKey && !metaKey) commands.widen(id, by * KEYBOARD_RESIZE);
  else if (menus.openId !== undefined) {
    commands.step(id, by);
    cells.follow(id, by);
  }
  return true;
}

function move<Row>(
  from: ActiveCell,
  to: ActiveCell,
  shift: boolean,
  { view, cells, actions }: GridEventsTarget<Row>,
): void {
  if (shift && view.selectable && to.row >= 0 && from.row >= 0 && to.row !== from.row) {
    actions.extendTo(from.row, to.row);
  } else if (to.row !== from.row) {
    actions.endRange();
  }
  cells.goTo(to);
}

/** A click in the grid. */
export function onGridClick<Row>(
  event: MouseEvent<HTMLDivElement>,
  { view, cells, actions, menus }: GridEventsTarget<Row>,
): void {
  const target = event.target as HTMLElement;
  const cell = cellOf(target);
  if (!cell || event.defaultPrevented || target.closest('[data-part=resizer]')) return;
  const { row: position } = cell;
  const part = target.closest<HTMLElement>('[aria-colindex]')?.dataset.part;
  cells.setActive(cell);

  const menu = target.closest<HTMLElement>('[data-menu]');
  if (menu?.dataset.menu !== undefined) {
    menus.open(menu.dataset.menu, menu);
    return;
  }
  const sorted = target.closest<HTMLElement>('[data-sort]')?.dataset.sort;
  if (sorted) {
    actions.sortBy(sorted);
    event.currentTarget.focus({ preventScroll: true });
    return;
  }
  const isOnRow = position >= 0 && isBesideWidgets(event);
  const opensAnother = isOnRow && asksForAnother(event) && !(view.selectable && event.shiftKey);
  if (opensAnother && actions.openAnother(position)) return;
  const selects = view.selectable && (event.ctrlKey || event.metaKey || event.shiftKey);
  if (part === 'check' || (isOnRow && selects)) {
    actions.pressCheck(position, event.shiftKey, cells.active?.row ?? position);
    return;
  }
  if (!isOnRow) return;
  actions.endRange();
  actions.activate(position);
}

/** A press of the middle button on a row, beside its link: it does what it does on the link. */
export function onGridAuxClick<Row>(
  event: MouseEvent<HTMLDivElement>,
  { actions }: GridEventsTarget<Row>,
): void {
  const cell = cellOf(event.target as HTMLElement);
  if (event.button === 1 && cell && cell.row >= 0 && isBesideWidgets(event)) actions.openAnother(cell.row);
}

/** Before a click in the grid does anything. */
export function onGridClickCapture(event: MouseEvent<HTMLDivElement>): void {
  keepMarkedText(event, (event.target as HTMLElement).closest('[role="row"]'));
}

/** Whether a press on a row is the row's own. */
function isBesideWidgets(event: MouseEvent): boolean {
  const part = (event.target as HTMLElement).closest<HTMLElement>('[aria-colindex]')?.dataset.part;
  return part !== 'widgets' && part !== 'check' && !isOnControl(event);
}

/** A right click on a column's head opens its menu. */
export function onGridContextMenu<Row>(
  event: MouseEvent<HTMLDivElement>,
  { menus }: GridEventsTarget<Row>,
): void {
  const head = (event.target as HTMLElement).closest<HTMLElement>('[data-column]');
  if (head?.dataset.column === undefined || menus.openId === undefined) return;
  event.preventDefault();
  menus.open(head.dataset.column, head.querySelector<HTMLElement>('[data-part=menu]') ?? head);
}

/** Shift and a press selects rows: the browser would mark the words between; the middle button would scroll. */
export function onGridMouseDown<Row>(
  event: MouseEvent<HTMLDivElement>,
  { view }: GridEventsTarget<Row>,
): void {
  const target = event.target as HTMLElement;
  keepFromScrolling(event);
  if (!event.shiftKey || !view.selectable || target.closest('input, select, textarea')) return;
  event.preventDefault();
  // Which the prevented default would have done.
  event.currentTarget.focus({ preventScroll: true });
}

function rowsOfPage<Row>({ metrics, view }: GridEventsTarget<Row>): number {
  const { viewport, row, rowTall } = metrics ?? { viewport: 0, row: 1, rowTall: 1 };
  return Math.max(1, Math.floor(viewport / (view.list ? rowTall : row)));
}
