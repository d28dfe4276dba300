import type { GivenFile } from './explorer';
import { type ZipParts, zipOf } from './zipOf';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

interface WordParts {
  /** XML of its paragraphs. */
  readonly body: string;
  /** XML before its root element. */
  readonly before?: string;
  /** Where its links lead, by id. */
  readonly links?: Readonly<Record<string, string>>;
  readonly parts?: ZipParts;
}

export function docxOf(name: string, { body, before = '', links = {}, parts = {} }: WordParts): GivenFile {
  const related = Object.entries(links).map(
    ([id, target]) =>
      `<Relationship Id="${id}" Type="${OFFICE}/hyperlink" Target="${target}" TargetMode="External"/>`,
  );
  const buffer = zipOf({
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.main+xml"/></Types>`,
    '_rels/.rels': relationships(
      `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/>`,
    ),
    'word/_rels/document.xml.rels': relationships(related.join('')),
    'word/document.xml': `${XML}${before}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${OFFICE}"><w:body>${body}</w:body></w:document>`,
    ...parts,
  });
  return { name, mimeType: WORD, buffer };
}

export const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

export const link = (id: string, text: string) =>
  `<w:p><w:hyperlink r:id="${id}"><w:r><w:t>${text}</w:t></w:r></w:hyperlink></w:p>`;

/** A workbook of sheets by name; each is the XML of its rows. */
export function xlsxOf(
  name: string,
  sheets: Readonly<Record<string, string>>,
  parts: ZipParts = {},
): GivenFile {
  const names = Object.keys(sheets);
  const types = names.map(
    (_, at) =>
      `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  );
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const buffer = zipOf({
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${EXCEL}.main+xml"/>${types.join('')}</Types>`,
    '_rels/.rels': relationships(
      `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>`,
    ),
    'xl/workbook.xml': `${XML}<workbook xmlns="${main}" xmlns:r="${OFFICE}"><sheets>${names
      .map((sheet, at) => `<sheet name="${sheet}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      names
        .map(
          (_, at) =>
            `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
        )
        .join(''),
    ),
    ...Object.fromEntries(
      Object.values(sheets).map((rows, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `${XML}<worksheet xmlns="${main}"><dimension ref="A1:C${rows.split('<row ').length - 1}"/><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
    ...parts,
  });
  return { name, mimeType: EXCEL, buffer };
}

/** A row of texts and numbers. */
export function sheetRow(row: number, values: readonly (string | number)[]): string {
  const cells = values.map((value, column) => {
    const place = `${String.fromCharCode(65 + column)}${row}`;
    return typeof value === 'number'
      ? `<c r="${place}"><v>${value}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
  });
  return `<row r="${row}">${cells.join('')}</row>`;
}

function relationships(all: string): string {
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all}</Relationships>`;
}
