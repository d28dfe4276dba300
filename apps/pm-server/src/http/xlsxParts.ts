import { type ExportColumn, harmlessText } from '@linework/domain';
import { Zip, ZipDeflate } from 'fflate';

/**
 * An XLSX file of one sheet, its head bold and in sight, in parts as rows come: neither rows nor file are held in memory. Numbers,
 * dates and money are cells of their kind, texts are never formulas (ECMA-376, part 1, chapter 18).
 *
 * @param pages rows, some at a time
 */
export async function* xlsxParts<Row>(
  title: string,
  columns: readonly ExportColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array, void> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    ready.push(part);
  });
  const add = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    return (xml: string, isLast: boolean) => file.push(encoder.encode(xml), isLast);
  };
  for (const [name, xml] of Object.entries(fixedFiles(title))) add(name)(xml, true);
  const sheet = add('xl/worksheets/sheet1.xml');
  sheet(sheetStart(columns), false);
  // The head is row 1.
  let rowNumber = 2;
  for await (const rows of pages) {
    const first = rowNumber;
    const cellsOf = (row: Row) => columns.map((column) => cellOf(column, row));
    sheet(rows.map((row, at) => rowXml(first + at, cellsOf(row))).join(''), false);
    rowNumber += rows.length;
    yield* ready;
    ready = [];
  }
  sheet('</sheetData></worksheet>', true);
  zip.end();
  yield* ready;
}

const encoder = new TextEncoder();
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MEDIA = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places in `cellXfs` of the styles below. */
const STYLES = { bold: 1, date: 2, money: 3 } as const;
/** Day 0 of Excel's calendar, which takes 1900 for a leap year. */
const EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
/** Characters of a sheet's name, without those that none may have. */
const LONGEST_TITLE = 31;

function fixedFiles(title: string): Record<string, string> {
  const name = escaped(title.replace(/[\\/?*[\]:]/g, ' ').slice(0, LONGEST_TITLE));
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${MEDIA}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${MEDIA}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${MEDIA}.styles+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
}

function sheetStart<Row>(columns: readonly ExportColumn<Row>[]): string {
  const widths = columns.map(
    ({ as }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${as === 'text' ? 24 : 14}" customWidth="1"/>`,
  );
  const head = rowXml(
    1,
    columns.map(({ header }) => textCell(header, STYLES.bold)),
  );
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${head}`;
}

/** A cell without its place; null leaves it empty. */
type Cell = { attributes: string; content: string } | null;

function cellOf<Row>({ as, value }: ExportColumn<Row>, row: Row): Cell {
  const cell = value(row);
  if (cell === null || cell === undefined || cell === '') return null;
  if (as === 'money') return numberCell(Number(cell) / 100, STYLES.money);
  if (as === 'date') return numberCell((Date.parse(`${cell}T00:00:00Z`) - EPOCH) / DAY_MS, STYLES.date);
  return typeof cell === 'number' ? numberCell(cell, 0) : textCell(harmlessText(cell), 0);
}

function numberCell(value: number, style: number): Cell {
  return { attributes: `s="${style}"`, content: `<v>${value}</v>` };
}

function textCell(text: string, style: number): Cell {
  const content = `<is><t xml:space="preserve">${escaped(text)}</t></is>`;
  return { attributes: `s="${style}" t="inlineStr"`, content };
}

function rowXml(rowNumber: number, cells: readonly Cell[]): string {
  const written = cells.map((cell, at) =>
    cell ? `<c r="${columnName(at)}${rowNumber}" ${cell.attributes}>${cell.content}</c>` : '',
  );
  return `<row r="${rowNumber}">${written.join('')}</row>`;
}

/** 0 is A, 25 is Z, 26 is AA. */
function columnName(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : `${columnName(Math.floor(at / 26) - 1)}${last}`;
}

/** What XML cannot say at all, halves of surrogates among it. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** `_x000A_` stands for a character in a cell, so a text that looks like it is told apart by one more. */
function escaped(text: string): string {
  return text
    .replace(NOT_XML, '')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/\r\n?/g, '\n')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
