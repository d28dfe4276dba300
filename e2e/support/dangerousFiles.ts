import { crc32 } from 'node:zlib';
import { someDwg } from '../../packages/file-explorer/src/testing/someDwg';
import { block, dxfOf, hatch, insert, line, someDxf } from '../../packages/file-explorer/src/testing/someDxf';
import { someZip } from '../../packages/file-explorer/src/testing/someZip';
import type { FileContent } from './damagedFiles';
import { docxOf, paragraph, sheetRow, xlsxOf } from './officeFiles';
import { pdfOfObjects, streamOf } from './pdfBytes';
import { packedSpaces, zipOf } from './zipOf';

const HUGE = 1e308;
const LINE = line('0', 0, 0, 1, 1);

/** Files that are made to hang, fill or fool what opens them, each in a way of its own. */
export async function dangerousFiles(): Promise<FileContent[]> {
  const gigabyte = await packedSpaces(1024);
  const all: Record<string, Buffer | string | Uint8Array> = {
    '100,000 entries.zip': someZip(Array.from({ length: 100_000 }, (_, at) => ({ name: `${at}` }))),
    '1 GB.zip': zipOf({ 'spaces.txt': gigabyte }),
    '1 GB.docx': docxOf('', { body: '', parts: { 'word/styles.xml': gigabyte } }).buffer,
    '1 GB.xlsx': xlsxOf('', { Sheet: '' }, { 'xl/sharedStrings.xml': gigabyte }).buffer,
    'Zip in zip.zip': Array.from({ length: 40 }).reduce<Buffer>(
      (inner) => zipOf({ 'inner.zip': inner }),
      zipOf({ 'a.txt': 'a' }),
    ),
    'Tables in tables.docx': docxOf('', { body: tablesInTables(2_000) }).buffer,
    'All cells.xlsx': xlsxOf('', {
      Sheet: `${sheetRow(1_048_576, ['last'])}<row r="999999999999"><c r="ZZZZZZ999999999999"><v>1e999</v></c></row>`,
      Merged: `${sheetRow(1, ['first'])}</sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells><sheetData>`,
    }).buffer,
    '4 gigapixels.png': pngThatClaims(65_500, 65_500),
    '4 gigapixels.gif': Buffer.concat([
      Buffer.from('GIF89a\xff\xff\xff\xff\x80\0\0', 'latin1'),
      Buffer.alloc(90),
    ]),
    'Pages in a ring.pdf': pdfOfObjects([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 999999999 >>',
    ]),
    'Page of a million metres.pdf': pdfWithPage('[-1e9 -1e9 1e9 1e9]', 'BT ET'),
    'Brackets.pdf': pdfWithPage('[0 0 595 842]', '['.repeat(200_000)),
    'Form in itself.pdf': formInItself(),
    'Far away.dxf': someDxf({
      entities: [
        line('0', -HUGE, HUGE, HUGE, -HUGE),
        dxfOf([0, 'CIRCLE'], [8, '0'], [10, 'NaN'], [20, 1], [40, HUGE]),
        dxfOf([0, 'ARC'], [8, '0'], [10, 0], [20, 0], [40, 5], [50, -1e18], [51, 1e18]),
        dxfOf([0, 'ELLIPSE'], [8, '0'], [10, 0], [20, 0], [11, 5], [21, 0], [40, 1], [41, 1e18], [42, 1]),
        dxfOf([0, 'TEXT'], [8, '0'], [10, 0], [20, 0], [40, 1e300], [1, 'Far']),
        dxfOf([0, 'SPLINE'], [8, '0'], [71, 2_147_483_647], [72, 2_147_483_647], [73, 999_999_999]),
      ],
    }),
    'Block in itself.dxf': someDxf({
      blocks: [block('A', insert('0', 'A', 0, 0), LINE)],
      entities: [insert('0', 'A', 0, 0)],
    }),
    'A billion copies.dxf': someDxf({
      blocks: [block('A', LINE)],
      entities: [insert('0', 'A', 0, 0, [70, 32_767], [71, 32_767], [44, 1], [45, 1])],
    }),
    'Copies of copies.dxf': someDxf({
      blocks: [
        block('B0', LINE),
        ...Array.from({ length: 29 }, (_, at) => block(`B${at + 1}`, insert('0', `B${at}`, 0, 0).repeat(2))),
      ],
      entities: [insert('0', 'B29', 0, 0)],
    }),
    'Fine hatch.dxf': someDxf({ entities: [hatch(1e-6)] }),
    // Half as many lines, with half as many dashes each, as `dxf-viewer` draws of one hatch.
    'Dashes.dxf': someDxf({ entities: [hatch(100, [50, -50])] }),
    'Groups in groups.svg': svg(
      `${'<g>'.repeat(100_000)}<rect width="9" height="9"/>${'</g>'.repeat(100_000)}`,
    ),
    'Filter.svg': svg(
      `<filter id="f"><feTurbulence numOctaves="999999999" baseFrequency="9"/><feGaussianBlur stdDeviation="1e9"/></filter><rect width="1e9" height="1e9" filter="url(#f)"/>`,
    ),
    'Lies of sizes.dwg': Buffer.from(someDwg([[2, bitmapThatClaims(2_147_483_647)]])),
    'One line.txt': 'a\u0301'.repeat(100_000),
  };
  return Object.entries(all).map(([name, content]) => ({ name, content: Buffer.from(content) }));
}

function tablesInTables(depth: number): string {
  const [open, close] = ['<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>'];
  return `${open.repeat(depth)}${paragraph('The innermost')}${close.repeat(depth)}`;
}

/** The head of a picture, and none of its pixels. */
function pngThatClaims(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const mark = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    mark,
    chunk('IHDR', head),
    chunk('IDAT', Buffer.alloc(0)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A bitmap without a file header, as a DWG keeps one. */
function bitmapThatClaims(side: number): Buffer {
  const head = Buffer.alloc(40);
  head.writeUInt32LE(40, 0);
  head.writeInt32LE(side, 4);
  head.writeInt32LE(side, 8);
  head.writeUInt16LE(1, 12);
  head.writeUInt16LE(24, 14);
  return head;
}

function pdfWithPage(mediaBox: string, content: string): Buffer {
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox ${mediaBox} /Contents 4 0 R >>`,
    streamOf(content),
  ]);
}

/** A form that draws itself, twice. */
function formInItself(): Buffer {
  const resources = '/Resources << /XObject << /F 5 0 R >> >>';
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${resources} /Contents 4 0 R >>`,
    streamOf('/F Do'),
    streamOf('/F Do /F Do', `/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${resources}`),
  ]);
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${content}</svg>`;
}
