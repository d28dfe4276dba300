import type { ExportColumn } from './ExportColumn';

/** What spreadsheets take for a formula where a cell begins with it (ASVS-24), in full width too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A text as a cell may have it: one that would be a formula is led by an apostrophe. */
export function harmlessText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The cell of a row in a CSV file, quoted where it has to be (RFC 4180). */
export function csvCell<Row>({ as, value }: ExportColumn<Row>, row: Row): string {
  const cell = value(row);
  if (cell === null || cell === undefined || cell === '') return '';
  if (as === 'money') return moneyText(Number(cell));
  if (typeof cell === 'number') return String(cell);
  return quoted(harmlessText(cell));
}

/** A line of a CSV file, with its end. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
}

export function quoted(text: string): string {
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Minor units with two decimals and without a currency: 125050 is '1250.50'. */
function moneyText(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
