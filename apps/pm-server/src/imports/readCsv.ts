import { importMessages, MOST_IMPORTED_ROWS } from '@linework/domain';

export interface CsvTable {
  heads: string[];
  /** Without those that are empty. `number` as spreadsheets count: the head is row 1. */
  rows: { number: number; cells: string[]; problem: string | null }[];
  /** There are more rows than one import takes; they were not read. */
  isCut: boolean;
}

/**
 * A text of rows: separated by commas, semicolons or tabs, whichever it is, quoted or not (RFC 4180). A row that is broken says how.
 * Each character is read a few times at most, whatever the text is.
 */
export function readCsv(text: string): CsvTable {
  const { cells: heads, separator, end: endOfHead } = headOf(text, text.startsWith('\ufeff') ? 1 : 0);
  const rows: CsvTable['rows'] = [];
  let at = endOfHead;
  for (let number = 2; at < text.length; number += 1) {
    const { cells, isOpen, end } = readLine(text, at, separator);
    at = end;
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (rows.length === MOST_IMPORTED_ROWS) return { heads, rows, isCut: true };
    const problem = isOpen
      ? importMessages.openQuote
      : cells.length === heads.length
        ? null
        : `This row has ${cells.length} columns of ${heads.length}`;
    rows.push({ number, cells, problem });
  }
  return { heads, rows, isCut: false };
}

const SEPARATORS = [',', ';', '\t', '|'];

/** The first line, by the separator that makes the most of it. */
function headOf(text: string, start: number): Line & { separator: string } {
  return SEPARATORS.map((separator) => ({ separator, ...readLine(text, start, separator) })).reduce(
    (most, one) => (one.cells.length > most.cells.length ? one : most),
  );
}

/** A piece of the text: where it ends, and whether a quote in it is not closed where a cell ends. */
interface Piece {
  end: number;
  isOpen: boolean;
}

interface Line extends Piece {
  cells: string[];
}

function readLine(text: string, from: number, separator: string): Line {
  const cells: string[] = [];
  let isOpen = false;
  for (let at = from; ; at += 1) {
    const cell = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator);
    cells.push(cell.text);
    isOpen ||= cell.isOpen;
    at = cell.end;
    if (text[at] !== separator) return { cells, isOpen, end: at + (text.startsWith('\r\n', at) ? 2 : 1) };
  }
}

function plainCell(text: string, from: number, separator: string): Piece & { text: string } {
  let end = from;
  while (!endsCell(text, end, separator)) end += 1;
  return { text: text.slice(from, end), end, isOpen: false };
}

/** A quote ends the cell where blanks at most are left of it, and a doubled one stands for itself; others are taken as they are. */
function quotedCell(text: string, from: number, separator: string): Piece & { text: string } {
  const unquoted = (to: number) => text.slice(from + 1, to).replaceAll('""', '"');
  let isOpen = false;
  for (let at = from + 1; ; ) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return { text: unquoted(text.length), end: text.length, isOpen: true };
    if (text[quote + 1] === '"') {
      at = quote + 2;
      continue;
    }
    at = quote + 1;
    while (text[at] === ' ') at += 1;
    if (endsCell(text, at, separator)) return { text: unquoted(quote), end: at, isOpen };
    isOpen = true;
  }
}

function endsCell(text: string, at: number, separator: string): boolean {
  const letter = text[at];
  return letter === undefined || letter === separator || letter === '\n' || letter === '\r';
}
