import { plainText, withPaddedNumbers } from '../../locale/plainText';
import { type Column, columnText, type RowId, type Sort } from './column';
import type { RowSource, SourceSnapshot } from './rowSource';
import { searchRows } from './searchRows';
import {
  everythingSelected,
  isNothingSelected,
  nothingSelected,
  type Selection,
  selectedAmong,
  selectedRows,
  withRows,
} from './selection';
import { inDirection, type SortIndex } from './sortIndex';
import { sortNumbers } from './sortNumbers';
import { createTextIndex, sortTextIndex, type TextIndex } from './textIndex';

export interface MemorySourceOptions<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => RowId;
  sort?: Sort | null;
  search?: string;
  /** Shows only rows that pass, before the search. */
  filter?: ((row: Row) => boolean) | null;
  /** Decides the order of letters. Default: the reader's language, case and accents aside. */
  collator?: Intl.Collator;
}

export interface MemorySource<Row> extends RowSource<Row> {
  /** Replaces the rows; those that were selected stay selected, by id. */
  setRows: (rows: readonly Row[]) => void;
  setSearch: (search: string) => void;
  setFilter: (filter: ((row: Row) => boolean) | null) => void;
}

/**
 * Rows that are all in memory: sorted, searched and filtered here. Indexes are typed arrays made on first use, so an
 * idle table costs nothing over its rows.
 *
 * @example createMemorySource({ rows: tasks, columns, rowId: (task) => task.id })
 */
export function createMemorySource<Row>(options: MemorySourceOptions<Row>): MemorySource<Row> {
  const { columns, rowId } = options;
  let { rows, filter = null, sort = null, search = '' } = options;
  let collator = options.collator;
  let indexes = createIndexes();
  /** Row numbers that pass filter and search, ascending; null when all do. */
  let matches = matching(search.trim(), null);
  let shown = inOrder();
  let selection: Selection = nothingSelected;
  let revision = 0;
  let asked = 0;
  let snapshot = takeSnapshot();
  const listeners = new Set<() => void>();

  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    getSnapshot: () => snapshot,
    rowAt: (position) => rows[numberAt(position)],
    numberAt,
    rowId,
    positionOf: (id) => {
      const number = indexes.number(id);
      return shown && number >= 0 ? shown.indexOf(number) : number;
    },
    wanted: () => undefined,
    retry: () => undefined,
    select: (next) => {
      selection = next;
      publish();
    },
    selectedIds: () =>
      Array.from(selectedRows(selection, rows.length), (number) => rowId(rows[number] as Row)),
    setSort: (next) => {
      if (sort?.column === next?.column && sort?.direction === next?.direction) return;
      sort = next;
      asked++;
      reorder();
    },
    setSearch: (next) => {
      const before = search.trim();
      const now = next.trim();
      search = next;
      if (before === now) return publish();
      const typedOn = before !== '' && now.includes(before);
      matches = matching(now, typedOn ? matches : null);
      keepVisibleSelected();
      asked++;
      reorder();
    },
    setFilter: (next) => {
      if (next === filter) return;
      filter = next;
      matches = matching(search.trim(), null);
      keepVisibleSelected();
      asked++;
      reorder();
    },
    setRows: (next) => {
      if (next === rows) return;
      const selected = selectedBefore();
      rows = next;
      indexes = createIndexes();
      matches = matching(search.trim(), null);
      selection = selectedAfter(selected);
      reorder();
    },
  };

  function numberAt(position: number): number {
    return shown ? (shown[position] ?? -1) : position;
  }

  function reorder(): void {
    shown = inOrder();
    revision++;
    publish();
  }

  function publish(): void {
    snapshot = takeSnapshot();
    for (const listener of listeners) listener();
  }

  function takeSnapshot(): SourceSnapshot {
    const length = matches ? matches.length : rows.length;
    return {
      status: 'ready',
      length,
      loaded: length,
      total: length,
      atLeast: length,
      sort,
      search,
      error: null,
      selection,
      selectable: rows.length,
      query: asked,
      revision,
    };
  }

  /** @param among what a shorter search found, if this one can only find fewer */
  function matching(text: string, among: Uint32Array | null): Uint32Array | null {
    const passing = among ?? (filter ? passingRows(rows, filter) : null);
    if (text === '') return filter ? passing : null;
    const searched = columns.filter((column) => column.searchable ?? (column.kind ?? 'text') === 'text');
    return searchRows(searched.map(indexes.text), rows.length, text, passing ?? undefined);
  }

  function inOrder(): Uint32Array | null {
    const column = columns.find(({ id }) => id === sort?.column);
    if (!sort || !column) return matches;
    const order = inDirection(indexes.sorted(column), sort.direction);
    if (!matches) return order;
    const visible = new Uint8Array(rows.length);
    for (const row of matches) visible[row] = 1;
    const ordered = new Uint32Array(matches.length);
    let place = 0;
    for (const row of order) if (visible[row] === 1) ordered[place++] = row;
    return ordered;
  }

  function keepVisibleSelected(): void {
    if (matches && !isNothingSelected(selection, rows.length)) selection = selectedAmong(selection, matches);
  }

  function selectedBefore(): Set<RowId> | 'everything' | null {
    if (isNothingSelected(selection, rows.length)) return null;
    if (selection.inverted && selection.ranges.length === 0) return 'everything';
    return new Set(Array.from(selectedRows(selection, rows.length), (number) => rowId(rows[number] as Row)));
  }

  function selectedAfter(selected: Set<RowId> | 'everything' | null): Selection {
    if (selected === null || rows.length === 0) return nothingSelected;
    if (selected === 'everything')
      return matches ? withRows(nothingSelected, matches, true) : everythingSelected;
    const numbers: number[] = [];
    for (let number = 0; number < rows.length; number++) {
      if (selected.has(rowId(rows[number] as Row))) numbers.push(number);
    }
    const found = withRows(nothingSelected, numbers, true);
    return matches ? selectedAmong(found, matches) : found;
  }

  function createIndexes() {
    const texts = new Map<string, TextIndex>();
    const orders = new Map<string, SortIndex>();
    /** Only of ids that were asked for. */
    const numbers = new Map<RowId, number>();
    const indexedRows = rows;

    const number = (id: RowId): number => {
      const known = numbers.get(id);
      if (known !== undefined) return known;
      const found = indexedRows.findIndex((row) => rowId(row) === id);
      numbers.set(id, found);
      return found;
    };

    const text = (column: Column<Row>): TextIndex => {
      const known = texts.get(column.id);
      if (known) return known;
      const made = createTextIndex(indexedRows.length, (row) =>
        plainText(columnText(column, indexedRows[row] as Row)),
      );
      texts.set(column.id, made);
      return made;
    };

    const sorted = (column: Column<Row>): SortIndex => {
      const known = orders.get(column.id);
      if (known) return known;
      const figure = figureOf(column);
      collator ??= new Intl.Collator(undefined, { sensitivity: 'base' });
      const made = figure
        ? sortNumbers(
            Float64Array.from({ length: indexedRows.length }, (_, row) => figure(indexedRows[row] as Row)),
          )
        : sortTextIndex(
            createTextIndex(indexedRows.length, (row) =>
              withPaddedNumbers(columnText(column, indexedRows[row] as Row)),
            ),
            collator,
          );
      orders.set(column.id, made);
      return made;
    };
    return { number, text, sorted };
  }
}

function passingRows<Row>(rows: readonly Row[], filter: (row: Row) => boolean): Uint32Array {
  const passing = new Uint32Array(rows.length);
  let size = 0;
  for (let row = 0; row < rows.length; row++) if (filter(rows[row] as Row)) passing[size++] = row;
  return passing.slice(0, size);
}

/** What a column sorts by if that is a figure: NaN stands for none. */
function figureOf<Row>(column: Column<Row>): ((row: Row) => number) | null {
  const { order } = column;
  if (order) return (row) => order(row) ?? Number.NaN;
  if (column.kind === 'number') return (row) => column.value(row) ?? Number.NaN;
  if (column.kind === 'date') return (row) => milliseconds(column.value(row));
  return null;
}

function milliseconds(date: Date | number | string | null | undefined): number {
  if (date === null || date === undefined) return Number.NaN;
  if (typeof date === 'number') return date;
  return typeof date === 'string' ? Date.parse(date) : date.getTime();
}
