import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { GridEventsTarget } from './gridEventsTarget';
import { cellOf, isRtl } from './gridKeys';

/** A keystroke on a link or button in a cell: Escape comes back to the grid, arrows and Tab go to the next widget. */
export function widgetKey<Row>(event: KeyboardEvent<HTMLDivElement>, table: GridEventsTarget<Row>): void {
  const grid = event.currentTarget;
  const target = event.target as HTMLElement;
  const cell = target.closest<HTMLElement>('[role="gridcell"]');
  if (event.key === 'Escape' || event.key === 'F2') {
    event.preventDefault();
    event.stopPropagation();
    grid.focus({ preventScroll: true });
    // Its row may have been scrolled, or sorted, away.
    const left = cell && cellOf(cell);
    if (left) table.cells.goTo(left);
    return;
  }
  if (!cell) return;
  if (event.key === 'Tab') {
    tabThroughWidgets(event, target, table);
    return;
  }
  const forwards = event.key === 'ArrowDown' || event.key === (isRtl(grid) ? 'ArrowLeft' : 'ArrowRight');
  const typing = target.matches('input, select, textarea');
  if (typing || !event.key.startsWith('Arrow')) return;
  const widgets = widgetsIn(cell);
  const next = widgets[widgets.indexOf(target) + (forwards ? 1 : -1)];
  event.preventDefault();
  next?.focus();
}

/** Tab goes through the widgets of the grid, also those of rows that have to be drawn for it; after the last, out of it. */
function tabThroughWidgets<Row>(
  event: KeyboardEvent<HTMLDivElement>,
  from: HTMLElement,
  { cells, rowCount }: GridEventsTarget<Row>,
): void {
  const grid = event.currentTarget;
  const row = from.closest('[role="row"]');
  const cell = cellOf(from);
  if (!row || !cell) return;
  const by = event.shiftKey ? -1 : 1;
  const siblings = [...row.querySelectorAll<HTMLElement>('[data-part="widgets"]')].flatMap(widgetsIn);
  const beside = siblings[siblings.indexOf(from) + by];
  const nextRow = cell.row + by;
  if (!beside && (nextRow < 0 || nextRow >= rowCount)) return;
  event.preventDefault();
  if (beside) {
    beside.focus();
    return;
  }
  flushSync(() => cells.goTo({ ...cell, row: nextRow }));
  const inNextRow = grid.querySelectorAll<HTMLElement>(
    `[aria-rowindex="${nextRow + 2}"] [data-part="widgets"]`,
  );
  const widgets = [...inNextRow].flatMap(widgetsIn);
  // A row without any: its cell has the focus, as after Escape.
  (widgets.at(by > 0 ? 0 : -1) ?? grid).focus();
}

function widgetsIn(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>('[tabindex="-1"]')];
}
