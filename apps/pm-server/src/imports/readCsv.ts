import { importMessages } from '@linework/domain';
import Papa from 'papaparse';

export interface CsvTable {
  heads: string[];
  /** Without those that are empty. `number` as spreadsheets count: the head is row 1. */
  rows: { number: number; cells: string[]; problem: string | null }[];
}

/** A text of rows: separated by commas, semicolons or tabs, whichever it is, quoted or not. A row that is broken says how. */
export function readCsv(text: string): CsvTable {
  const { data, errors } = Papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t', '|'] });
  const openQuotes = new Set(
    errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? [row] : [])),
  );
  const [heads = [], ...lines] = data;
  const rows = lines.flatMap((cells, at) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const problem = openQuotes.has(at + 1)
      ? importMessages.openQuote
      : cells.length === heads.length
        ? null
        : `This row has ${cells.length} columns of ${heads.length}`;
    return [{ number: at + 2, cells, problem }];
  });
  return { heads, rows };
}
