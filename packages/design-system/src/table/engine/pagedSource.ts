import type { RowId, Sort } from './column';
import type { RowSource, SourceSnapshot } from './rowSource';
import { nothingSelected, type Selection, selectedRows, withRows } from './selection';

/** What the server is asked for; `filters` is whatever its lists take besides. */
export interface PageQuery<Filters = undefined> {
  search: string;
  sort: Sort | null;
  filters: Filters;
}

export interface Page<Row> {
  rows: readonly Row[];
  /** Rows that match the query, on all pages; null if the server does not count. */
  total: number | null;
  /** The server stopped counting at `total`: more match. */
  totalIsCapped?: boolean;
  /** Asks for the page after this one; null after the last. */
  nextCursor: string | null;
}

export interface PagedSourceOptions<Row, Filters> {
  /**
   * Loads one page; null asks for the first.
   * @throws whatever the request does; its message is shown with an offer to try again
   */
  loadPage: (cursor: string | null, query: PageQuery<Filters>, signal: AbortSignal) => Promise<Page<Row>>;
  rowId: (row: Row) => RowId;
  query: PageQuery<Filters>;
  /** How many rows a page has, about: so many skeletons follow the loaded rows. Default 50. */
  pageSize?: number;
}

export interface PagedSource<Row, Filters> extends RowSource<Row> {
  /** Asks anew if the query differs; the rows of the one before stay in sight until its first page is there, or has failed. */
  setQuery: (query: PageQuery<Filters>) => void;
  /**
   * Loads what is in sight again, in the background: after a change elsewhere. What was loaded besides is loaded again when it comes
   * into sight. Selected rows are loaded again too, and stay selected, by id.
   */
  refresh: () => Promise<void>;
  /** Forgets everything and starts over with skeletons. */
  reset: () => void;
  /**
   * Shows a change before the server has answered; an unknown id changes nothing. Until `saved` settles, rows that are loaded meanwhile
   * are shown with the change as well: their request may have set out before it. Refresh afterwards.
   */
  updateRow: (id: RowId, change: (row: Row) => Row, saved?: Promise<unknown>) => void;
  /** Takes rows away before the server has answered. */
  removeRows: (ids: readonly RowId[]) => void;
}

interface LoadedPage<Row> {
  /** What it was asked for with. */
  cursor: string | null;
  rows: readonly Row[];
  /** As it was before the last refresh. */
  old: boolean;
}

/**
 * Rows that a server sorts, filters and counts, loaded page after page as the view comes near them, one page ahead while it scrolls. It
 * starts with its first subscriber and stops asking when the last has gone.
 */
export function createPagedSource<Row, Filters = undefined>(
  options: PagedSourceOptions<Row, Filters>,
): PagedSource<Row, Filters> {
  const { loadPage, rowId, pageSize = 50 } = options;
  let { query } = options;
  let pages: readonly LoadedPage<Row>[] = [];
  /** Those of all pages. */
  let rows: readonly Row[] = [];
  let total: number | null = null;
  /** As many rows match, and more. */
  let capped = false;
  /** Cursor of the page to load next; undefined after the last page. */
  let next: string | null | undefined = null;
  /** Rows are of the query before. */
  let stale = false;
  let error: Error | null = null;
  let selection: Selection = nothingSelected;
  /** Positions that the view shows, half-open. */
  let sight = { first: 0, end: 0 };
  let request: AbortController | null = null;
  let revision = 0;
  let asked = 0;
  let snapshot = takeSnapshot();
  const listeners = new Set<() => void>();
  /** Shown, and not yet saved; in the order in which they were made. */
  const pending = new Set<{ id: RowId; change: (row: Row) => Row }>();

  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      void loadWanted();
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) abort();
      };
    },
    getSnapshot: () => snapshot,
    rowAt: (position) => rows[position],
    numberAt: (position) => position,
    rowId,
    positionOf: (id) => rows.findIndex((row) => rowId(row) === id),
    wanted: (first, end) => {
      sight = { first, end };
      void loadWanted();
    },
    setSort: (sort) => ask({ ...query, sort }),
    setQuery: ask,
    select: (nextSelection) => {
      selection = nextSelection;
      publish();
    },
    selectedIds: () => idsOf(selection),
    retry: () => {
      error = null;
      publish();
      void loadWanted();
    },
    refresh,
    reset: () => {
      abort();
      startOver();
      replacePages([], null);
      selection = nothingSelected;
      stale = false;
      publish();
      void loadWanted();
    },
    updateRow: (id, change, saved) => {
      if (saved) {
        const made = { id, change };
        pending.add(made);
        const settle = () => pending.delete(made);
        saved.then(settle, settle);
      }
      replacePages(
        withRowsOf((shown) => shown.map((row) => (rowId(row) === id ? change(row) : row))),
        total,
      );
      publish();
    },
    removeRows: (ids) => {
      const gone = new Set(ids);
      const marked = markedIds();
      const before = rows.length;
      replacePages(
        withRowsOf((shown) => shown.filter((row) => !gone.has(rowId(row)))),
        total,
      );
      if (total !== null) total -= before - rows.length;
      selection = withMarks(marked);
      publish();
      void loadWanted();
    },
  };

  function ask(nextQuery: PageQuery<Filters>): void {
    if (JSON.stringify(nextQuery) === JSON.stringify(query)) return;
    abort();
    // The same object while it says the same: heads are drawn for another.
    const sort = JSON.stringify(nextQuery.sort) === JSON.stringify(query.sort) ? query.sort : nextQuery.sort;
    query = { ...nextQuery, sort };
    startOver();
    stale = true;
    selection = nothingSelected;
    publish();
    void loadWanted();
  }

  /** What is old in sight, then one page after the other until the view has what it wants; does nothing while a request is under way. */
  async function loadWanted(): Promise<void> {
    while (!request && listeners.size > 0 && !error) {
      const old = stale ? -1 : oldInSight();
      const done = old >= 0 ? await renew(old, startOf(old + 1)) : await loadNext();
      if (!done) return;
    }
  }

  /** @returns whether there was a page to load, and it came */
  async function loadNext(): Promise<boolean> {
    const have = stale ? 0 : rows.length;
    if (next === undefined || have >= wantedEnd()) return false;
    const cursor = next;
    const page = await load(cursor);
    if (!page) return false;
    const loaded = { cursor, rows: page.rows, old: false };
    // What was selected of the query before is that of this one only where it is in it too.
    const marked = stale && !selection.inverted ? markedIds() : null;
    replacePages(stale || cursor === null ? [loaded] : [...pages, loaded], page.total);
    if (marked) selection = withMarks(marked);
    capped = page.totalIsCapped ?? false;
    stale = false;
    next = page.nextCursor ?? undefined;
    publish();
    return true;
  }

  /** A page beyond what is in sight, once somebody scrolls: who types or sorts looks at the first rows, and asks anew. */
  function wantedEnd(): number {
    const { first, end } = sight;
    // What shows the rows tells what is in sight when the first of them are there.
    return first === 0 ? Math.max(1, end) : end + pageSize;
  }

  /** @returns undefined when the request failed, which is noted, or was called off */
  async function load(cursor: string | null): Promise<Page<Row> | undefined> {
    const controller = new AbortController();
    request = controller;
    try {
      const page = await loadPage(cursor, query, controller.signal);
      return request === controller ? withPending(page) : undefined;
    } catch (reason) {
      if (request !== controller) return undefined;
      error = reason instanceof Error ? reason : new Error(String(reason));
      request = null;
      // Those of the query before, and their count, are no answer to this one.
      if (stale) replacePages([], null);
      publish();
      return undefined;
    } finally {
      if (request === controller) request = null;
    }
  }

  /** An answer with what was changed here and is not saved yet. */
  function withPending(page: Page<Row>): Page<Row> {
    if (pending.size === 0) return page;
    const made = [...pending];
    const changed = (row: Row) =>
      made.reduce((before, { id, change }) => (id === rowId(row) ? change(before) : before), row);
    return { ...page, rows: page.rows.map(changed) };
  }

  async function refresh(): Promise<void> {
    abort();
    error = null;
    if (stale || rows.length === 0) {
      next = null;
      return loadWanted();
    }
    pages = pages.map((page) => ({ ...page, old: true }));
    const [firstMarked = Number.POSITIVE_INFINITY] = selection.ranges;
    if (await renew(pageAt(Math.min(sight.first, firstMarked)), sight.end)) await loadWanted();
  }

  /**
   * Loads one page again and those after it, and swaps them at once: down to `end`, to the last row that the selection names, which
   * could not be found again otherwise, and, where what follows does not begin where they end now, to the end of what is in sight.
   * @returns whether they came
   */
  async function renew(from: number, end: number): Promise<boolean> {
    const asKnown = knownRows();
    const least = Math.min(rows.length, Math.max(end, selection.ranges.at(-1) ?? 0));
    const fresh: LoadedPage<Row>[] = [];
    let cursor = pages[from]?.cursor ?? null;
    let reached = startOf(from);
    let following = -1;
    let page: Page<Row> | undefined;
    do {
      page = await load(cursor);
      if (!page) return false;
      fresh.push({ cursor, rows: page.rows.map(asKnown), old: false });
      reached += page.rows.length;
      cursor = page.nextCursor;
      following = pages.findIndex((other, at) => at > from && other.cursor === cursor);
    } while (cursor !== null && (reached < least || (following < 0 && reached < sight.end)));
    const known = new Set(fresh.flatMap((one) => one.rows.map(rowId)));
    const others = withRowsOf((shown) => shown.filter((row) => !known.has(rowId(row))));
    const rest = following < 0 ? [] : others.slice(following);
    const marked = markedIds();
    replacePages([...others.slice(0, from), ...fresh, ...rest], page.total);
    capped = page.totalIsCapped ?? false;
    if (rest.length === 0) next = page.nextCursor ?? undefined;
    selection = withMarks(marked);
    publish();
    return true;
  }

  /** The row as it is known where nothing in it has changed, so that what shows it need not be drawn again. */
  function knownRows(): (row: Row) => Row {
    const known = new Map(rows.map((row) => [rowId(row), row]));
    return (row) => {
      const before = known.get(rowId(row));
      if (before === undefined || before === row) return row;
      return JSON.stringify(before) === JSON.stringify(row) ? before : row;
    };
  }

  function oldInSight(): number {
    const first = pageAt(sight.first);
    const last = pageAt(Math.max(sight.first, sight.end - 1));
    return pages.findIndex((page, at) => page.old && at >= first && at <= last);
  }

  /** The page with a row, the last one for rows after all. */
  function pageAt(position: number): number {
    const after = pages.findIndex((_, at) => startOf(at + 1) > position);
    return after < 0 ? Math.max(0, pages.length - 1) : after;
  }

  /** Where a page's rows begin. */
  function startOf(at: number): number {
    return pages.slice(0, at).reduce((before, page) => before + page.rows.length, 0);
  }

  function abort(): void {
    const running = request;
    request = null;
    running?.abort();
  }

  function startOver(): void {
    next = null;
    error = null;
    // From the beginning, and as many as before: a view whose rows become others need not say so again.
    sight = { first: 0, end: sight.end - sight.first };
    asked++;
  }

  function withRowsOf(change: (shown: readonly Row[]) => readonly Row[]): readonly LoadedPage<Row>[] {
    return pages.map((page) => ({ ...page, rows: change(page.rows) }));
  }

  function replacePages(replacement: readonly LoadedPage<Row>[], replacedTotal: number | null): void {
    pages = replacement;
    rows = pages.flatMap((page) => page.rows);
    total = replacedTotal;
    revision++;
  }

  /** The rows that the selection names: those that are selected or, with everything selected, those that are not. */
  function markedIds(): Set<RowId> {
    const { ranges } = selection;
    return new Set(idsOf({ inverted: false, ranges }));
  }

  /** The selection that names these rows, wherever they are now. */
  function withMarks(ids: Set<RowId>): Selection {
    const numbers = rows.flatMap((row, number) => (ids.has(rowId(row)) ? [number] : []));
    const { ranges } = withRows(nothingSelected, numbers, true);
    return { inverted: selection.inverted, ranges };
  }

  function idsOf(chosen: Selection): RowId[] {
    return Array.from(selectedRows(chosen, rows.length), (number) => rowId(rows[number] as Row));
  }

  function publish(): void {
    snapshot = takeSnapshot();
    for (const listener of listeners) listener();
  }

  function takeSnapshot(): SourceSnapshot {
    const atLeast = Math.max(total ?? 0, rows.length);
    return {
      status: status(),
      length: rows.length + following(),
      loaded: rows.length,
      total: exactTotal(),
      atLeast,
      sort: query.sort,
      search: query.search,
      error,
      selection,
      selectable: atLeast,
      query: asked,
      revision,
    };
  }

  function status(): SourceSnapshot['status'] {
    if (error && rows.length === 0) return 'failed';
    if (stale && rows.length > 0) return 'stale';
    return rows.length === 0 && next !== undefined ? 'loading' : 'ready';
  }

  /** Skeletons after the loaded rows, or one row that says what failed. */
  function following(): number {
    if (rows.length === 0) return 0;
    // Nothing moves before the answer is there.
    if (stale) return snapshot.length - snapshot.loaded;
    if (next === undefined) return 0;
    if (error) return 1;
    const all = exactTotal();
    return all === null ? pageSize : Math.max(0, Math.min(pageSize, all - rows.length));
  }

  /** Null where the server stopped counting before the last page was there. */
  function exactTotal(): number | null {
    if (!capped) return total;
    return next === undefined && !stale ? rows.length : null;
  }
}
