import { type CellObject, read, utils, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { containerOf } from '../previews/containerOf';
import { checkParts } from './checkParts';
import { isProtected, readOle } from './readOle';

export interface SheetCell {
  /** As it is formatted: '12.50', '03/08/2017'. */
  readonly text: string;
  readonly kind: 'text' | 'number' | 'truth' | 'error';
  /** Columns and rows that it covers. */
  readonly columns: number;
  readonly rows: number;
}

export interface ReadSheet {
  readonly name: string;
  /** By row, then column; undefined where a cell is empty, null where another covers it. */
  readonly rows: readonly (readonly (SheetCell | null | undefined)[])[];
  readonly columnCount: number;
  /** A sentence that says what is left out: 'The first 1,000 of 48,210 rows are shown.' */
  readonly omitted: string | null;
}

export interface ReadWorkbook {
  readonly sheets: readonly ReadSheet[];
  /** Sheets that are hidden, or are no tables. */
  readonly omittedSheets: number;
}

/** Of each sheet. */
const MOST_ROWS = 1_000;
const MOST_COLUMNS = 100;

/**
 * The sheets of an .xlsx or .xls with the values that were stored; formulas are not calculated.
 * @throws Error with a sentence for people
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<ReadWorkbook> {
  await checkContainer(bytes);
  const { SheetNames: names, Sheets: byName, Workbook: facts } = parse(bytes);
  const shown = names.filter((name, index) => {
    const isHidden = (facts?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    // A chart or a macro is a sheet too, of a type of its own.
    return !isHidden && (byName[name]?.['!type'] ?? 'sheet') === 'sheet';
  });
  const sheets = shown.flatMap((name) => {
    const sheet = byName[name];
    return sheet ? [readSheet(name, sheet)] : [];
  });
  if (sheets.length === 0) throw new Error('This workbook has no sheet that can be shown here.');
  return { sheets, omittedSheets: names.length - sheets.length };
}

const noWorkbook = () => new Error('This file is not an Excel workbook.');
const damaged = () => new Error('This workbook is damaged.');
const withPassword = () => new Error('This workbook is protected by a password.');

/** Only the two containers: the reader would take any text for a table. */
async function checkContainer(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const container = containerOf(bytes);
  if (container === null) throw noWorkbook();
  if (container === 'zip') {
    const parts = await checkParts(bytes, 'workbook');
    if (!parts.some((part) => /^xl\/workbook\d*\.(?:xml|bin)$/.test(part))) throw noWorkbook();
    return;
  }
  const streams = streamsOf(bytes);
  if (isProtected(streams)) throw withPassword();
  if (!streams.has('Workbook') && !streams.has('Book')) throw noWorkbook();
}

function streamsOf(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  try {
    return readOle(bytes);
  } catch {
    throw damaged();
  }
}

function parse(bytes: Uint8Array): WorkBook {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      sheetRows: MOST_ROWS + 1,
    });
  } catch (reason) {
    if (reason instanceof Error && /password/i.test(reason.message)) throw withPassword();
    throw damaged();
  }
}

function readSheet(name: string, sheet: WorkSheet): ReadSheet {
  const stored: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  const count = Math.min(stored.length, MOST_ROWS);
  const rows: (SheetCell | null | undefined)[][] = [];
  let widest = 0;
  let lastRow = 0;
  for (let index = 0; index < count; index += 1) {
    const cells = (stored[index] ?? []).slice(0, MOST_COLUMNS);
    const read = Array.from(cells, readCell);
    const length = read.findLastIndex((cell) => cell !== undefined) + 1;
    rows.push(read.slice(0, length));
    widest = Math.max(widest, length);
    if (length > 0) lastRow = index + 1;
  }
  rows.length = lastRow;
  merge(rows, sheet, widest);
  return { name, rows, columnCount: widest, omitted: omittedOf(sheet, stored.length) };
}

function readCell(cell: CellObject | undefined): SheetCell | undefined {
  if (!cell || cell.t === 'z') return undefined;
  const text = cell.w ?? (cell.v === undefined ? '' : String(cell.v));
  if (text === '') return undefined;
  return { text, kind: KINDS[cell.t], columns: 1, rows: 1 };
}

const KINDS = { b: 'truth', n: 'number', e: 'error', s: 'text', d: 'number', z: 'text' } as const;

/** Cells that cover others, as far as these are shown. */
function merge(rows: (SheetCell | null | undefined)[][], sheet: WorkSheet, columnCount: number): void {
  for (const { s: first, e: last } of (sheet['!merges'] ?? []).slice(0, 10_000)) {
    const cell = rows[first.r]?.[first.c];
    const [lastRow, lastColumn] = [Math.min(last.r, rows.length - 1), Math.min(last.c, columnCount - 1)];
    if (!cell || lastRow < first.r || lastColumn < first.c) continue;
    for (let row = first.r; row <= lastRow; row += 1)
      for (let column = first.c; column <= lastColumn; column += 1) {
        const cells = rows[row];
        if (cells) cells[column] = null;
      }
    const start = rows[first.r];
    if (start) start[first.c] = { ...cell, columns: lastColumn - first.c + 1, rows: lastRow - first.r + 1 };
  }
}

function omittedOf(sheet: WorkSheet, readRows: number): string | null {
  const whole = sheet['!fullref'] ?? sheet['!ref'];
  const { e: last } = utils.decode_range(typeof whole === 'string' ? whole : 'A1');
  // Where the file does not say how many there are, one more than is shown was read.
  const rowCount = Math.max(last.r + 1, readRows);
  const rowTotal = rowCount > MOST_ROWS + 1 ? ` of ${written(rowCount)}` : '';
  const parts = [
    ...(rowCount > MOST_ROWS ? [`${written(MOST_ROWS)}${rowTotal} rows`] : []),
    ...(last.c >= MOST_COLUMNS ? [`${written(MOST_COLUMNS)} of ${written(last.c + 1)} columns`] : []),
  ];
  return parts.length > 0 ? `The first ${parts.join(' and ')} are shown.` : null;
}

const written = (figure: number) => figure.toLocaleString('en');
