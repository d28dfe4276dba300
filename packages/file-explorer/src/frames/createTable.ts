import { utils } from '@e965/xlsx';
import type { ReadSheet, SheetCell } from './readWorkbook';

interface Place {
  readonly row: number;
  readonly column: number;
}

export interface SheetTable {
  readonly element: HTMLElement;
  /** Marks cells in place of those before, and brings the current one into sight. */
  readonly mark: (found: readonly Place[], current: Place | null) => void;
}

/** A sheet as a table, with letters over its columns and numbers before its rows. */
export function createTable(sheet: ReadSheet): SheetTable {
  const { name, rows, columnCount } = sheet;
  if (rows.length === 0) {
    const words = document.createElement('p');
    words.className = 'empty';
    words.textContent = 'This sheet is empty.';
    return { element: words, mark: () => undefined };
  }
  const cells = new Map<string, HTMLElement>();
  const table = document.createElement('table');
  table.setAttribute('aria-label', name);
  const head = table.createTHead().insertRow();
  head.append(document.createElement('td'));
  for (let column = 0; column < columnCount; column += 1)
    head.append(header('col', utils.encode_col(column)));
  const body = table.createTBody();
  for (const [row, values] of rows.entries()) {
    const line = body.insertRow();
    line.append(header('row', String(row + 1)));
    for (let column = 0; column < columnCount; column += 1) {
      const value = values[column];
      // Another cell covers it.
      if (value === null) continue;
      const cell = line.insertCell();
      if (!value) continue;
      fill(cell, value);
      cells.set(keyOf({ row, column }), cell);
    }
  }
  let marked: HTMLElement[] = [];
  return {
    element: table,
    mark: (found, current) => {
      for (const cell of marked) cell.classList.remove('found', 'current');
      marked = found.flatMap((place) => cells.get(keyOf(place)) ?? []);
      for (const cell of marked) cell.classList.add('found');
      const shown = current ? cells.get(keyOf(current)) : undefined;
      shown?.classList.add('current');
      shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
  };
}

function fill(cell: HTMLTableCellElement, { text, kind, columns, rows }: SheetCell): void {
  cell.textContent = text;
  cell.dir = 'auto';
  if (kind !== 'text') cell.className = kind;
  if (columns > 1) cell.colSpan = columns;
  if (rows > 1) cell.rowSpan = rows;
}

function header(scope: 'col' | 'row', text: string): HTMLElement {
  const cell = document.createElement('th');
  cell.scope = scope;
  cell.textContent = text;
  return cell;
}

const keyOf = ({ row, column }: Place) => `${row} ${column}`;
