import type { PreviewState } from '../ports/PreviewPlugin';
import { createFinder } from '../previews/createFinder';
import { createViewState } from '../previews/createViewState';
import { findText } from '../previews/findText';
import type { FrameView } from '../previews/frameProtocol';
import { createRoom } from './createRoom';
import { createTable, type SheetTable } from './createTable';
import type { ReadSheet, ReadWorkbook } from './readWorkbook';

const ZOOMS = { least: 0.3, most: 4 };

/** A cell that was found. */
interface Found {
  /** From 0. */
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
}

/** Shows a workbook, one sheet at a time. */
export function showWorkbook({ sheets, omittedSheets }: ReadWorkbook): FrameView {
  const room = createRoom();
  const state = createViewState({ page: 1, pageCount: sheets.length, zoom: 1 });
  let table: SheetTable | null = null;
  let shown = -1;

  const goTo = (index: number) => {
    const sheet = sheets[index];
    if (!sheet || index === shown) return;
    shown = index;
    table = createTable(sheet);
    room.replaceChildren(table.element);
    room.setAttribute('aria-label', sheet.name);
    room.scrollTo(0, 0);
    state.change({ page: index + 1, ...factsOf(sheet, omittedSheets) });
  };
  const mark = () => {
    const found = finder.matches().filter(({ sheet }) => sheet === shown);
    const current = finder.current();
    table?.mark(found, current?.sheet === shown ? current : null);
  };
  const finder = createFinder<Found>({
    search: async function* (wanted) {
      for (const [sheet, { rows }] of sheets.entries()) yield cellsWith(wanted, sheet, rows);
    },
    isAhead: ({ sheet }) => sheet >= shown,
    onMatches: mark,
    onGoTo: ({ sheet }) => {
      goTo(sheet);
      mark();
    },
    onState: (matches) => state.change({ matches }),
  });
  goTo(0);
  return {
    getState: state.getState,
    subscribe: state.subscribe,
    goToPage: (page) => {
      goTo(Math.max(1, Math.min(sheets.length, page)) - 1);
      mark();
    },
    setZoom: (zoom) => {
      const kept = Math.max(ZOOMS.least, Math.min(ZOOMS.most, zoom));
      room.style.setProperty('--zoom', String(kept));
      state.change({ zoom: kept });
    },
    find: (text) => void finder.find(text),
    goToMatch: finder.go,
  };
}

function factsOf(sheet: ReadSheet, omittedSheets: number): PreviewState {
  const others =
    omittedSheets === 1
      ? 'One sheet that is hidden or no table is not shown.'
      : `${omittedSheets} sheets that are hidden or no tables are not shown.`;
  const omitted = [sheet.omitted, omittedSheets > 0 && others].filter(Boolean).join(' ');
  return { facts: [sheet.name], omitted };
}

function cellsWith(wanted: string, sheet: number, rows: ReadSheet['rows']): Found[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) =>
      cell && findText(cell.text, wanted).length > 0 ? [{ sheet, row, column }] : [],
    ),
  );
}
